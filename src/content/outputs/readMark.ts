import { readFileSync } from 'node:fs';

/** The site's icon: an SVG in a square of 32. */
export const MARK_FILE = 'public/favicon.svg';

/** The inside of the site's icon, without its title. */
export function readMark(): string {
  return readFileSync(MARK_FILE, 'utf8').replace(/^\s*<svg[^>]*>|<\/svg>\s*$|<title>.*?<\/title>/gs, '');
}
