/** Elements for text and its structure. All other elements are replaced by their content. */
const KEPT = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd table thead tbody tr th td caption pre code a b i em strong kbd blockquote br'.split(
    ' ',
  ),
);
/** Elements without text. */
const DROPPED = /<(script|style|svg|template|iframe|noscript|head)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;

/** Returns an attribute of the root element, or the fallback if it is missing. */
function readRoot(html: string, name: string, fallback: string): string {
  return new RegExp(`<html\\b[^>]* ${name}="([^"]*)"`).exec(html)?.[1] ?? fallback;
}

/**
 * Builds the barest page that a browser can show with the text of an exported page: one document of elements
 * without attributes, styles, scripts or images. Its cost is the minimum for any page with this text.
 */
export function buildBarePage(html: string): string {
  const title = /<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const body = html.slice(html.indexOf('<body'));
  const text = body
    .replace(DROPPED, '')
    .replace(/<(\/?)([a-z][\w-]*)\b[^>]*>/gi, (_tag, slash: string, name: string) =>
      KEPT.has(name.toLowerCase())
        ? `<${slash}${name.toLowerCase()}>`
        : // Keeps parts of a word together, and separates neighboring texts.
          name === 'span'
          ? ''
          : ' ',
    )
    .replace(/ {2,}/g, ' ')
    .trim();
  return [
    `<!DOCTYPE html><html lang="${readRoot(html, 'lang', 'en')}" dir="${readRoot(html, 'dir', 'ltr')}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="icon" href="data:,"><title>${title}</title></head><body>${text}</body></html>\n`,
  ].join('');
}
