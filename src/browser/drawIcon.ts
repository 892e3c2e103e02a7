const SVG = 'http://www.w3.org/2000/svg';

/** Outline of the icon that closes something, on the grid of `src/components/Icon.tsx`. */
export const CLOSE_PATH = 'M6 6l12 12M18 6L6 18';

/** Draws a decorative icon, as the component does. */
export function drawIcon(outline: string, size: number): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const values = { class: 'icon', width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': true };
  for (const [name, value] of Object.entries(values)) icon.setAttribute(name, String(value));
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', outline);
  icon.append(path);
  return icon;
}
