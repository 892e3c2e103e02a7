/** Returns a drawing that stands for a photo of this size. */
function draw(color: string, width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#fff"><rect width="100%" height="100%" fill="${color}"/><circle cx="70%" cy="30%" r="9%"/><ellipse cx="30%" cy="100%" rx="55%" ry="30%" opacity=".3"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** All are 240 px wide and 160 px high. */
export const views = [
  { title: 'Fjord', author: 'Ida Berg', src: draw('#1a237e', 240, 160) },
  { title: 'Marsh', author: 'Tom Reyes', src: draw('#1b5e20', 240, 160) },
  { title: 'Quarry', author: 'Ida Berg', src: draw('#4e342e', 240, 160) },
  { title: 'Strait', author: 'Lin Zhao', src: draw('#006064', 240, 160) },
  { title: 'Vineyard', author: 'Tom Reyes', src: draw('#6a1b2a', 240, 160) },
  { title: 'Glacier', author: 'Lin Zhao', src: draw('#37474f', 240, 160) },
];

/** The same in heights of their own, all 160 px wide. */
export const prints = [
  { title: 'Fjord', height: 110, src: draw('#1a237e', 160, 110) },
  { title: 'Marsh', height: 200, src: draw('#1b5e20', 160, 200) },
  { title: 'Quarry', height: 140, src: draw('#4e342e', 160, 140) },
  { title: 'Strait', height: 180, src: draw('#006064', 160, 180) },
  { title: 'Vineyard', height: 120, src: draw('#6a1b2a', 160, 120) },
  { title: 'Glacier', height: 150, src: draw('#37474f', 160, 150) },
];
