/** Names of the variables that a text mentions, except where it sets them. */
const READ = /(?<![\w-])(--[\w-]+)(?!\s*:|[\w-])/g;
/** A declaration that sets a variable. */
const SET = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|url\([^)]*\)|[^;{}"'])*?(?:;|(?=\}))/g;

/** An empty rule. Empty blocks of layers are kept, because they define the order of layers. */
const EMPTY = /(?:^|(?<=[{};]))(?!@)[^{};]+\{\}/g;

/** Returns the names that a text reads, without duplicates. */
function listRead(text: string): string[] {
  return [...new Set([...text.matchAll(READ)].map(([, name = '']) => name))];
}

function trim(css: string, inHtml: readonly string[]): string {
  for (let rest = css; ;) {
    const read = new Set([...listRead(rest), ...inHtml]);
    const less = rest.replace(SET, (text, name: string) => (read.has(name) ? text : ''));
    // A variable that only removed variables read is now unused, too.
    if (less === rest) return rest.replace(EMPTY, '');
    rest = less;
  }
}

/** Maximum number of cached results; they take 10 MB. */
const MOST_KNOWN = 500;

/**
 * Returns a function that removes the variables from a minified style sheet that neither its rules nor the
 * HTML read. Results are cached, because most documents share their style sheet with others.
 * @example
 * createVariableTrimmer()(':root{--a:1px;--b:2px}p{top:var(--a)}', '<p>')
 * // ':root{--a:1px;}p{top:var(--a)}'
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
