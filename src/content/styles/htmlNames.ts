/** Elements that every document has. */
const ALWAYS = ['html', 'head', 'body'];

/**
 * Returns whether HTML has a name: an element, or a class with its dot. Several classes in one name must be
 * on the same element.
 */
export type HasName = (name: string) => boolean;

/**
 * Reads the names in HTML once; returns a function that looks up a name.
 * @example readNames('<p class="a b">')('.b') // true
 * @example readNames('<p class="a"><p class="b">')('.a.b') // false
 */
export function readNames(html: string): HasName {
  const elements = new Set(ALWAYS);
  const texts = new Set<string>();
  for (const [, name = '', text] of html.matchAll(/<([a-zA-Z][\w]*)| class="([^"]*)"/g)) {
    if (text === undefined) elements.add(name.toLowerCase());
    else texts.add(text);
  }
  /** The lists of classes that contain a class. */
  const lists = new Map<string, Set<ReadonlySet<string>>>();
  for (const text of texts) {
    const list = new Set(text.split(' '));
    for (const name of list) lists.set(name, (lists.get(name) ?? new Set()).add(list));
  }
  return (asking) => {
    const [element = '', first = '', ...others] = asking.split('.');
    if (element) return elements.has(element);
    const found = lists.get(first);
    if (!found || others.length === 0) return found !== undefined;
    return [...found].some((list) => others.every((name) => list.has(name)));
  };
}

/**
 * Returns the requested names that at least one part of a document has, in the requested order.
 * @example listNames([readNames('<p class="a b">')], new Set(['.b', 'p', 'ul'])) // Set { '.b', 'p' }
 */
export function listNames(parts: readonly HasName[], asked: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...asked].filter((name) => parts.some((has) => has(name))));
}
