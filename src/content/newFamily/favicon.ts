import { textOn } from '../../theme/contrast';

/** Letters and digits as strokes on a grid of 32, because a picture of text needs a font. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M9 23L16 9l7 14M11.500 18h9',
  B: 'M11 9v14h6.500a3.500 3.500 0 0 0 0-7H11h6a3.500 3.500 0 0 0 0-7z',
  C: 'M22 12a7 7 0 1 0 0 8',
  D: 'M10 9v14h5a7 7 0 0 0 0-14z',
  E: 'M21 9H11v14h10M11 16h8',
  F: 'M21 9H11v14M11 16h8',
  G: 'M22 12a7 7 0 1 0 1 5h-6',
  H: 'M10 9v14M22 9v14M10 16h12',
  I: 'M16 9v14',
  J: 'M19 9v10a4 4 0 0 1-8 0',
  K: 'M11 9v14M21 9L11 17M14.500 14.500L21.500 23',
  L: 'M11 9v14h10',
  M: 'M8 23V10l8 6.500L24 10v13',
  N: 'M10 23V9l12 14V9',
  O: 'M16 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  P: 'M11 23V9h6a4 4 0 0 1 0 8h-6',
  Q: 'M16 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM19 19l4 4',
  R: 'M11 23V9h6a4 4 0 0 1 0 8h-6M17 17l4.500 6',
  S: 'M20.500 11.500C19.500 9.800 17.800 9 16 9c-2.500 0-4.500 1.300-4.500 3.500 0 4.800 9.500 2.200 9.500 7 0 2.200-2.300 3.500-5 3.500-2.200 0-4.200-1-5-3',
  T: 'M9 9h14M16 9v14',
  U: 'M10 9v8a6 6 0 0 0 12 0V9',
  V: 'M9 9l7 14 7-14',
  W: 'M7 9l4.500 14L16 12l4.500 11L25 9',
  X: 'M10 9l12 14M22 9L10 23',
  Y: 'M9 9l7 8 7-8M16 17v6',
  Z: 'M10 9h12L10 23h12',
};
/** What names without such a letter have. */
const DOT = 'M16 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8z';

/** Returns the mark of a site: the first letter of its name on its brand color. */
export function drawFavicon(name: string, color: string): string {
  const initial = name.normalize('NFD').charAt(0).toUpperCase();
  const title = name.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const ink = textOn(color) === '#fff' ? '#fff' : '#000';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${title}</title>` +
    `<rect width="32" height="32" rx="7" fill="${color}"/>` +
    `<path d="${STROKES[initial] ?? DOT}" fill="none" stroke="${ink}" stroke-width="3.2" ` +
    `stroke-linecap="round" stroke-linejoin="round"/></svg>\n`
  );
}
