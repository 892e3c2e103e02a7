import { readFileSync } from 'node:fs';
import { STYLE_LAYERS } from '../../constants';
import { writeHashed } from '../pageData/writeHashed';
import { THEME_STYLES_FILE } from '../styles/writeThemeStyles';

/** What the page around a demo gives it, for demos in a document of their own. `live` ones stand like on a page. */
const BASE = `@layer theme{
body{margin:0;font:16px/1.6 var(--site-font);color:var(--site-palette-text-primary);background:var(--site-palette-background-default)}
#demo.live{display:flex;justify-content:safe center;box-sizing:border-box;padding:24px;overflow-x:auto}
#demo.live>*{max-inline-size:100%}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important}}
}`;

/** Writes the style sheet of every document that holds nothing but a demo; returns its address. */
export function writeFrameStyles(): string {
  const layers = `@layer ${STYLE_LAYERS.join(', ')};`;
  return writeHashed('demos/frame.css', [layers, readFileSync(THEME_STYLES_FILE, 'utf8'), BASE].join('\n'));
}
