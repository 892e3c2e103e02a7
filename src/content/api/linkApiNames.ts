import { type ApiLookup, findApiSymbol } from '../../model/api/apiLookup';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { pathnameToHref } from '../../model/routes/pathnameToHref';

/** Elements in which names are not linked: code blocks, links, headings and controls. */
const CLOSED = /^(?:pre|a|h[1-6]|summary|label|button)$/;
const TOKEN = /<(\/?)([a-z][a-z\d]*)\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };

function decode(html: string): string {
  return html.replace(/&(?:lt|gt|amp|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * Returns a page's HTML with a link on all inline code that names exactly one entry of the API reference.
 * Names inside links, headings and code blocks are not linked.
 */
export function linkApiNames(html: string, lookup: ApiLookup, productId: string): string {
  if (lookup.size === 0 || !html.includes('<code>')) return html;
  let result = '';
  let last = 0;
  let closed = 0;
  for (const match of html.matchAll(TOKEN)) {
    const [tag, slash, name = ''] = match;
    if (CLOSED.test(name)) closed += slash ? -1 : 1;
    if (name !== 'code' || slash || tag !== '<code>' || closed > 0) continue;
    const start = match.index;
    const end = html.indexOf('</code>', start);
    const inner = html.slice(start + tag.length, end);
    if (end < 0 || inner.includes('<')) continue;
    const symbol = findApiSymbol(lookup, decode(inner), productId);
    if (!symbol) continue;
    const href = pathnameToHref(symbol.target.pathname, DEFAULT_LANGUAGE_CODE, symbol.target.anchor);
    result += `${html.slice(last, start)}<a class="api-link" href="${href}">${html.slice(start, end + 7)}</a>`;
    last = end + 7;
  }
  return result + html.slice(last);
}
