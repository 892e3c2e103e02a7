/** In every document, whatever its text. */
const ALWAYS = ['html', 'head', 'body'];

/**
 * Which of some names the HTML has: elements, and classes with their dot; several in one name are those of one element.
 * In the order in which they are asked for.
 * @example listNames('<p class="a b">', new Set(['.b', 'p', 'ul'])) // Set { '.b', 'p' }
 * @example listNames('<p class="a"><p class="b">', new Set(['.a.b'])) // Set {}
 */
export function listNames(html: string, asked: ReadonlySet<string>): ReadonlySet<string> {
  const elements = new Set(ALWAYS);
  const texts = new Set<string>();
  for (const [, name = '', text] of html.matchAll(/<([a-zA-Z][\w]*)| class="([^"]*)"/g)) {
    if (text === undefined) elements.add(name.toLowerCase());
    else texts.add(text);
  }
  /** The lists of classes that a class stands in. */
  const lists = new Map<string, Set<ReadonlySet<string>>>();
  for (const text of texts) {
    const list = new Set(text.split(' '));
    for (const name of list) lists.set(name, (lists.get(name) ?? new Set()).add(list));
  }
  const has = (asking: string): boolean => {
    const [element = '', first = '', ...others] = asking.split('.');
    if (element) return elements.has(element);
    const found = lists.get(first);
    if (!found || others.length === 0) return found !== undefined;
    return [...found].some((list) => others.every((name) => list.has(name)));
  };
  return new Set([...asked].filter(has));
}
