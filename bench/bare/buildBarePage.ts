/** Elements that carry text and its structure; of all others only what stands in them is kept. */
const KEPT = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd table thead tbody tr th td caption pre code a b i em strong kbd blockquote br'.split(
    ' ',
  ),
);
/** Elements that are no text. */
const DROPPED = /<(script|style|svg|template|iframe|noscript|head)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;

/** The attribute of the document's root, where it has one. */
function readRoot(html: string, name: string, fallback: string): string {
  return new RegExp(`<html\\b[^>]* ${name}="([^"]*)"`).exec(html)?.[1] ?? fallback;
}

/**
 * The text of an exported page as the barest page that a browser can show: one document of elements without
 * attributes, no styles, no scripts, no pictures. It is what any page with this text costs at least.
 */
export function buildBarePage(html: string): string {
  const title = /<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const body = html.slice(html.indexOf('<body'));
  const text = body
    .replace(DROPPED, '')
    .replace(/<(\/?)([a-z][\w-]*)\b[^>]*>/gi, (_tag, slash: string, name: string) =>
      KEPT.has(name.toLowerCase())
        ? `<${slash}${name.toLowerCase()}>`
        : // Parts of a word stay together; what stands beside each other does not become one.
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
