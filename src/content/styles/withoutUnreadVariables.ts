/** Names of the variables that a text mentions in any way but to set them. */
const READ = /(?<![\w-])(--[\w-]+)(?!\s*:|[\w-])/g;
/** A declaration that sets a variable. */
const SET = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|url\([^)]*\)|[^;{}"'])*?(?:;|(?=\}))/g;

/** A rule with nothing in it; of a layer, even an empty block tells the place. */
const EMPTY = /(?:^|(?<=[{};]))(?!@)[^{};]+\{\}/g;

/**
 * A minified style sheet without the variables that neither its rules nor the HTML read.
 * @example withoutUnreadVariables(':root{--a:1px;--b:2px}p{top:var(--a)}', '<p>') // ':root{--a:1px;}p{top:var(--a)}'
 */
export function withoutUnreadVariables(css: string, html: string): string {
  const inHtml = [...html.matchAll(READ)].map(([, name = '']) => name);
  for (let rest = css; ;) {
    const read = new Set([...rest.matchAll(READ)].map(([, name = '']) => name).concat(inHtml));
    const less = rest.replace(SET, (text, name: string) => (read.has(name) ? text : ''));
    // What was read by variables alone that are gone now is read by nothing any more.
    if (less === rest) return rest.replace(EMPTY, '');
    rest = less;
  }
}
