import { writeHashed } from '../pageData/writeHashed';
import { bundleLiveFrame } from './bundleLiveFrame';

/**
 * What a document with edited code may do: run and compile scripts of this site, and style itself. It may load
 * nothing else and send nothing anywhere. The only policy of the site that allows code to be made from text.
 */
export const LIVE_FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Writes the document in which edited demos of a product run; returns its address. */
export async function writeLiveFrame(
  productId: string,
  entryPoints: readonly string[],
  sheets: readonly string[],
): Promise<string> {
  const script = writeHashed(`live/${productId}.js`, await bundleLiveFrame(productId, entryPoints));
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return writeHashed(
    `live/${productId}.html`,
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${LIVE_FRAME_POLICY}">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
      `<title>Live demo</title>${links}<script defer src="${script}"></script></head>` +
      `<body><div id="demo" class="live"></div></body></html>\n`,
  );
}
