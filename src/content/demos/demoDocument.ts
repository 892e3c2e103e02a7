import { readFileSync } from 'node:fs';
import { firstModeOf, formatDemoColorMode, LIBRARY_MODE_ATTRIBUTE } from '../../model/demos/demoColorMode';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { type Direction, layered } from '../../model/demos/DemoStyles';
import { demoDocumentPolicy, withImages } from '../../model/outputs/demoPolicies';
import { formatPolicy } from '../../model/outputs/Policy';
import { escapeHtml } from '../../model/page/escapeHtml';
import type { Product } from '../../model/products/Product';
import { writeHashed } from '../pageData/generatedFiles';
import type { PrerenderedDemo } from './builtDemo';
import { STYLE_LAYERS } from '../../constants';
import { site } from '../../site';
import { CACHE } from '../workspace';

/** URLs of the files that the documents of demos in an iframe share. */
export interface DocumentAssets {
  readonly sharedStyles: string;
  readonly documentScript: string;
  /** Style sheet with the variables of the product's demo theme. */
  readonly themeSheet: string;
  /** Style sheets that the demos of its page import. */
  readonly imported: readonly string[];
  /** How the product's library gets its color mode. */
  readonly colorMode: Product['colorMode'];
}

/** Returns the attributes with the library's color mode in a document with nothing but a demo. */
export function formatMode(colorMode: Product['colorMode']): Readonly<Record<'html' | 'body', string>> {
  if (!colorMode) return { html: '', body: '' };
  const text = formatDemoColorMode(colorMode);
  const format = (attributes: Readonly<Record<string, string>>) =>
    Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join('');
  return {
    html: format({ [LIBRARY_MODE_ATTRIBUTE]: text, ...firstModeOf('html', text) }),
    body: format(firstModeOf('body', text)),
  };
}

/**
 * Writes the document of a demo in an iframe; returns its URL. The document shows the prerendered demo
 * without the page's help; the page hydrates it from outside.
 */
export function writeDemoDocument(
  file: string,
  name: string,
  direction: Direction,
  { html, styles }: PrerenderedDemo,
  { sharedStyles, documentScript, themeSheet, imported, colorMode }: DocumentAssets,
): string {
  const demoSheet = writeHashed(`demos/${file}-${direction}.css`, layered(Object.values(styles).join('')));
  const mode = formatMode(colorMode);
  const sheets = [sharedStyles, themeSheet, ...imported, demoSheet].map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  );
  return writeHashed(
    `demos/${file}-${direction}.html`,
    `<!doctype html><html lang="${defaultLanguage()}" dir="${direction}"${mode.html}><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(formatPolicy(withImages(demoDocumentPolicy, site.imageOrigins)))}">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
      `<title>${escapeHtml(name)}</title>${sheets.join('')}<script src="${documentScript}"></script></head>` +
      `<body${mode.body}><div id="demo" data-demo="${escapeHtml(name)}">${html}</div></body></html>\n`,
  );
}

/**
 * Styles that demos otherwise get from the page, for demos in a document of their own. Those in `live` are
 * laid out as on a page, or as in a document of their own if the fragment names it.
 */
const BASE = `@layer theme{
body{margin:0;font:16px/1.6 var(--site-font);color:var(--site-palette-text-primary);background:var(--site-palette-background-default)}
body:has(>.live){display:grid;align-content:safe center;min-block-size:100vh;background:none}
#demo.live{display:flex;justify-content:safe center;box-sizing:border-box;min-inline-size:0;padding:16px;overflow-x:auto}
#demo.live>*{max-inline-size:100%}
body:has(>.live:target){display:block;background:var(--site-palette-background-default)}
#demo.live:target{display:block;padding:0}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important}}
}`;

/**
 * Writes the style sheet of every document that contains only a demo; returns its URL.
 * @param fonts style sheet of fonts for demos
 */
export function writeSharedStyles(fonts = ''): string {
  const layers = `@layer ${STYLE_LAYERS.join(', ')};`;
  const fontLayer = `@layer theme{${fonts}}`;
  return writeHashed(
    'demos/frame.css',
    [layers, readFileSync(CACHE.siteTheme, 'utf8'), fontLayer, BASE].join('\n'),
  );
}
