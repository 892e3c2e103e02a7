import { htmlToText } from '../../page/htmlToText';

/** What a scan meets; offsets are those of the first `<` and behind the last `>`. */
interface TagVisitor {
  /** A start tag. `attributes` is the raw text between name and end. */
  readonly open: (name: string, attributes: string, start: number, end: number) => void;
  readonly close: (name: string, start: number, end: number) => void;
  /** Text between two tags, entities as written; also the inside of `script`, `style`, `textarea` and `title`. */
  readonly text?: (text: string, start: number) => void;
}

/** Elements whose inside is text up to their end tag. */
const RAW: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title']);
const NAME = /[^\s/>]*/y;

/** Offset behind the `>` that ends the tag at `start`; quoted values may hold one. */
function findTagEnd(html: string, start: number): number {
  let quote = 0;
  for (let index = start; index < html.length; index += 1) {
    const code = html.charCodeAt(index);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 34 || code === 39) quote = code;
    else if (code === 62) return index + 1;
  }
  return html.length;
}

function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}

/**
 * Walks through the tags of a document in one pass, without building a tree. Names come in lower case, comments and
 * the doctype are skipped; never throws, whatever the text is.
 */
export function scanTags(html: string, visitor: TagVisitor): void {
  const { open, close, text } = visitor;
  let position = 0;
  while (position < html.length) {
    const start = html.indexOf('<', position);
    if (start < 0) break;
    const next = html.charCodeAt(start + 1);
    if (next === 33) {
      if (text && start > position) text(html.slice(position, start), position);
      const isComment = html.startsWith('<!--', start);
      const end = isComment ? html.indexOf('-->', start + 4) : html.indexOf('>', start);
      position = end < 0 ? html.length : end + (isComment ? 3 : 1);
      continue;
    }
    const closing = next === 47;
    if (!isLetter(html.charCodeAt(start + (closing ? 2 : 1)))) {
      if (text) text(html.slice(position, start + 1), position);
      position = start + 1;
      continue;
    }
    if (text && start > position) text(html.slice(position, start), position);
    const nameStart = start + (closing ? 2 : 1);
    NAME.lastIndex = nameStart;
    const name = (NAME.exec(html)?.[0] ?? '').toLowerCase();
    const nameEnd = nameStart + name.length;
    const end = findTagEnd(html, nameEnd);
    position = end;
    if (closing) {
      close(name, start, end);
      continue;
    }
    open(name, html.slice(nameEnd, end - 1), start, end);
    if (!RAW.has(name)) continue;
    const rest = findRawEnd(html, name, end);
    if (text && rest > end) text(html.slice(end, rest), end);
    position = rest;
  }
}

/** Offset of the end tag of a raw element, or the end of the text. */
function findRawEnd(html: string, name: string, from: number): number {
  for (let index = html.indexOf('</', from); index >= 0; index = html.indexOf('</', index + 2)) {
    if (html.slice(index + 2, index + 2 + name.length).toLowerCase() === name) return index;
  }
  return html.length;
}

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
