/** In every document, whatever its text. */
const ALWAYS = ['html', 'head', 'body'];

/** Whether some HTML has a name: an element, or a class with its dot; several in one name are those of one element. */
export type HasName = (name: string) => boolean;

/**
 * Reads the names of some HTML once.
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
  /** The lists of classes that a class stands in. */
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
 * Which of some names some parts of a document have, in the order in which they are asked for.
 * @example listNames([readNames('<p class="a b">')], new Set(['.b', 'p', 'ul'])) // Set { '.b', 'p' }
 */
export function listNames(parts: readonly HasName[], asked: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...asked].filter((name) => parts.some((has) => has(name))));
}
