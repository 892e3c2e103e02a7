import { htmlToText } from '../../page/htmlToText';

const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const finders = new Map<string, RegExp>();

/** What finds a name in any letters. */
function finderOf(name: string): RegExp {
  const finder = finders.get(name) ?? new RegExp(name, 'i');
  finders.set(name, finder);
  return finder;
}

/**
 * The value of an attribute in the raw text of a tag, entities decoded; empty where it stands without one, undefined
 * where it is absent. Names are compared in lower case.
 * @example readAttribute(' href="/a/?b=1&amp;c=2" hidden', 'href') // '/a/?b=1&c=2'
 */
export function readAttribute(attributes: string, name: string): string | undefined {
  // Most tags lack most attributes; only where the name occurs at all is it worth to read them one by one.
  if (!finderOf(name).test(attributes)) return undefined;
  for (const [, found = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    if (found.toLowerCase() !== name) continue;
    const value = double ?? single ?? bare ?? '';
    return value.includes('&') ? htmlToText(value.replaceAll('<', '&lt;')) : value;
  }
  return undefined;
}
