import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { type Direction, layered } from '../../components/Demo/demoCache';
import { demoFramePolicy } from '../../model/outputs/framePolicy';
import { formatPolicy } from '../../model/outputs/Policy';
import { escapeHtml } from '../../model/page/escapeHtml';
import { writeHashed } from '../pageData/writeHashed';
import type { PrerenderedDemo } from './prerenderDemo';

/** What the documents of demos with a window of their own share. */
export interface FrameAssets {
  readonly frameStyles: string;
  readonly frameScript: string;
  /** Variables of the product's demo theme. */
  readonly themeSheet: string;
}

/**
 * Writes the document of a demo that has a window of its own; returns its address. It shows the drawn demo without
 * the page's help; the page brings it to life from outside.
 */
export function writeDemoFrame(
  file: string,
  name: string,
  direction: Direction,
  { html, styles }: PrerenderedDemo,
  { frameStyles, frameScript, themeSheet }: FrameAssets,
): string {
  const own = writeHashed(`demos/${file}-${direction}.css`, layered(Object.values(styles).join('')));
  const sheets = [frameStyles, themeSheet, own].map((href) => `<link rel="stylesheet" href="${href}">`);
  return writeHashed(
    `demos/${file}-${direction}.html`,
    `<!doctype html><html lang="${DEFAULT_LANGUAGE_CODE}" dir="${direction}"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(formatPolicy(demoFramePolicy))}">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
      `<title>${escapeHtml(name)}</title>${sheets.join('')}<script src="${frameScript}"></script></head>` +
      `<body><div id="demo">${html}</div></body></html>\n`,
  );
}
