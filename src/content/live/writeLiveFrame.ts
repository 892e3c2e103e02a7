import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { formatPolicy } from '../../model/outputs/Policy';
import { liveDocumentPolicy } from '../../model/outputs/framePolicy';
import { hashInline } from '../outputs/hashInline';
import { writeHashed } from '../pageData/writeHashed';
import { bundleLiveFrame } from './bundleLiveFrame';

/** What would end a script in a document, or keep it from ending; both can only stand in its texts. */
function asInline(script: string): string {
  return script.replaceAll('<!--', '\\x3C!--').replace(/<\/(?=script)/gi, '<\\/');
}

/**
 * Writes the document in which edited demos of a product run; returns its address. Its program stands in it: the
 * document has no origin, so that the site's files come from a foreign one, and browsers tell nothing of errors in
 * foreign scripts, those in code that such a script has made from text included, unless the host has a header for it.
 */
export async function writeLiveFrame(
  productId: string,
  entryPoints: readonly string[],
  sheets: readonly string[],
): Promise<string> {
  const script = asInline(await bundleLiveFrame(productId, entryPoints));
  const policy = formatPolicy(liveDocumentPolicy(hashInline(script)));
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return writeHashed(
    `live/${productId}.html`,
    `<!doctype html><html lang="${DEFAULT_LANGUAGE_CODE}"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
      `<title>Live demo</title>${links}</head>` +
      `<body><div id="demo" class="live"></div><script>${script}</script></body></html>\n`,
  );
}
