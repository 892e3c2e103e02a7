/** Names of the variables that a text mentions in any way but to set them. */
const READ = /(?<![\w-])(--[\w-]+)(?!\s*:|[\w-])/g;
/** A declaration that sets a variable. */
const SET = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|url\([^)]*\)|[^;{}"'])*?(?:;|(?=\}))/g;

/** A rule with nothing in it; of a layer, even an empty block tells the place. */
const EMPTY = /(?:^|(?<=[{};]))(?!@)[^{};]+\{\}/g;

/** Names that a text reads, each once. */
function listRead(text: string): string[] {
  return [...new Set([...text.matchAll(READ)].map(([, name = '']) => name))];
}

function trim(css: string, inHtml: readonly string[]): string {
  for (let rest = css; ;) {
    const read = new Set([...listRead(rest), ...inHtml]);
    const less = rest.replace(SET, (text, name: string) => (read.has(name) ? text : ''));
    // What was read by variables alone that are gone now is read by nothing any more.
    if (less === rest) return rest.replace(EMPTY, '');
    rest = less;
  }
}

/** Results that are remembered: 10 MB of them. */
const MOST_KNOWN = 500;

/**
 * What takes out of a minified style sheet the variables that neither its rules nor the HTML read. For many documents,
 * most of which have their sheet in common with others.
 * @example createVariableTrimmer()(':root{--a:1px;--b:2px}p{top:var(--a)}', '<p>') // ':root{--a:1px;}p{top:var(--a)}'
 */
export function createVariableTrimmer(): (css: string, html: string) => string {
  const known = new Map<string, string>();
  return (css, html) => {
    const inHtml = listRead(html).sort();
    const key = `${inHtml.join(' ')} ${css}`;
    const text = known.get(key) ?? trim(css, inHtml);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, text);
    return text;
  };
}
