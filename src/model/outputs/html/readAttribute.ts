import { htmlToText } from '../../page/htmlToText';

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const pattern = new RegExp(`(?:^|[\\s"'])${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))|(?=[\\s/]|$))`, 'i');
  patterns.set(name, pattern);
  return pattern;
}

/**
 * The value of an attribute in the raw text of a tag, entities decoded; empty where it stands without one, undefined
 * where it is absent.
 * @example readAttribute(' href="/a/?b=1&amp;c=2" hidden', 'href') // '/a/?b=1&c=2'
 */
export function readAttribute(attributes: string, name: string): string | undefined {
  const match = patternOf(name).exec(attributes);
  if (!match) return undefined;
  const value = match[1] ?? match[2] ?? match[3] ?? '';
  return value.includes('&') ? htmlToText(value.replaceAll('<', '&lt;')) : value;
}
