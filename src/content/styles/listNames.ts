/** In every document, whatever its text. */
const ALWAYS = ['html', 'head', 'body'];

/**
 * Which of some names the HTML has: elements, and classes with their dot. In the order in which they are asked for.
 * @example listNames('<p class="a b">', new Set(['.b', 'p', 'ul'])) // Set { '.b', 'p' }
 */
export function listNames(html: string, asked: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(ALWAYS);
  const lists = new Set<string>();
  for (const [, name = '', list] of html.matchAll(/<([a-zA-Z][\w]*)| class="([^"]*)"/g)) {
    if (list === undefined) found.add(name.toLowerCase());
    else lists.add(list);
  }
  for (const list of lists) for (const name of list.split(' ')) found.add(`.${name}`);
  return new Set([...asked].filter((name) => found.has(name)));
}
