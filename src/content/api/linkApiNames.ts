import { type ApiLookup, type ApiSymbol, findApiSymbol } from '../../model/api/apiLookup';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { pathnameToHref } from '../../model/routes/pathnameToHref';

/** Elements in which names are not linked: code blocks, links, headings and controls. */
const CLOSED = /^(?:pre|a|h[1-6]|summary|label|button)$/;
const TOKEN = /<(\/?)([a-z][a-z\d]*)\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };

function decode(html: string): string {
  return html.replace(/&(?:lt|gt|amp|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Matches a colored block of TypeScript, and a name in it. */
const TYPESCRIPT = /<code class="language-tsx?[ "].*?<\/code>/gs;
const TITLE = /<span class="hljs-title">(\w+)<\/span>/g;
/** Matches the name of what a block declares itself. */
const DECLARED = /(?<=(?:interface|type|class|enum|function)<\/span> <span class="hljs-title(?: \w+)?">)\w+/g;
/** Matches a statement that imports: what, and from which module. */
const IMPORT = /\bimport\s([^'"]*?)\sfrom\s['"]([^'"]+)['"]/g;

/** Returns HTML with a link on each type in blocks of TypeScript that has its place in the reference. */
function linkTypes(html: string, lookup: ApiLookup, productId: string): string {
  return html.replace(TYPESCRIPT, (block) => {
    const declared: readonly string[] = block.match(DECLARED) ?? [];
    const code = decode(block.replace(/<[^>]+>/g, ''));
    const imported = new Map(
      [...code.matchAll(IMPORT)].flatMap(([, names = '', module = '']) =>
        names.split(/\W+/).map((name) => [name, `${module}/`] as const),
      ),
    );
    return block.replace(TITLE, (colored, name: string) => {
      const symbol = declared.includes(name) ? undefined : findApiSymbol(lookup, name, productId);
      const type = symbol?.typeOf && `${symbol.typeOf}/`;
      const isIt = type && (imported.get(name) ?? type).startsWith(type);
      return symbol && isIt ? `<a href="${hrefOf(symbol)}">${colored}</a>` : colored;
    });
  });
}

function hrefOf({ target }: ApiSymbol): string {
  return pathnameToHref(target.pathname, defaultLanguage(), target.anchor);
}

/**
 * Returns a page's HTML with a link on all inline code that names exactly one entry of the API reference, and on types
 * in blocks of TypeScript. Other names in blocks, and those inside links and headings, are not linked.
 */
export function linkApiNames(text: string, lookup: ApiLookup, productId: string): string {
  if (lookup.size === 0) return text;
  const html = linkTypes(text, lookup, productId);
  if (!html.includes('<code>')) return html;
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
    result += `${html.slice(last, start)}<a class="api-link" href="${hrefOf(symbol)}">${html.slice(start, end + 7)}</a>`;
    last = end + 7;
  }
  return result + html.slice(last);
}
