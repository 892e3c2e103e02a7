import { markdownParser } from '../markdownParser';

/**
 * Matches comments, declarations and tags in raw HTML. Quoted attribute values may contain `>`. An unclosed
 * comment or declaration extends to the end, as in a browser.
 */
export const MARKUP = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<\/?[A-Za-z](?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/** Whether markup is a comment or a declaration, which browsers do not show. */
export function isHiddenMarkup(source: string): boolean {
  return /^<[!?]/.test(source);
}

/** Whether markup is an unclosed comment, which would hide everything after it. */
export function isUnclosedComment(source: string): boolean {
  return source.startsWith('<!--') && !source.endsWith('-->');
}

/**
 * Returns what ends a comment in browsers before its `-->`: `--!>`, or a `>` right after its start
 * (https://html.spec.whatwg.org/multipage/parsing.html#comment-end-bang-state). Undefined if nothing does.
 */
export function earlyCommentEnd(source: string): string | undefined {
  const [end] = /--!>|^<!---?>/.exec(source) ?? [];
  return end === source ? undefined : end;
}

/** One tag of raw HTML. */
export interface RawTag {
  /** Lower case. */
  readonly name: string;
  readonly closing: boolean;
  /** Names in lower case, values decoded; an attribute without a value has an empty value. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly source: string;
}

const TAG = /^<(\/?)([A-Za-z][\w:-]*)([\s\S]*?)\/?>$/;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Decodes a value as browsers do. markdown-it's decoder also unescapes backslashes, which are text here. */
function decode(value: string): string {
  return markdownParser.utils.unescapeAll(value.replaceAll('\\', '\\\\'));
}

/** Parses a tag; undefined if the text is not a tag. */
export function parseTag(source: string): RawTag | undefined {
  const match = TAG.exec(source);
  if (match === null) return undefined;
  const [, slash, name = '', rest = ''] = match;
  const attributes = new Map<string, string>();
  for (const [, attribute = '', double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    // The first of two equal attributes wins, as in browsers
    // (https://html.spec.whatwg.org/multipage/parsing.html#attribute-name-state).
    if (!attributes.has(key)) attributes.set(key, decode(double ?? single ?? bare ?? ''));
  }
  return { name: name.toLowerCase(), closing: slash === '/', attributes, source };
}

/** The reason to refuse a tag. */
interface TagFault {
  readonly code:
    'raw-script' | 'raw-frame' | 'event-attribute' | 'javascript-link' | 'style-attribute' | 'raw-html';
  readonly message: string;
  readonly hint: string;
}

const FRAMES = new Set(['iframe', 'frame', 'frameset', 'object', 'embed', 'portal', 'fencedframe']);

/** The allowed tags with the allowed attributes of each. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  br: [],
  kbd: ['class'],
  span: ['class'],
  img: ['src', 'alt', 'width', 'height', 'title', 'loading', 'decoding'],
};

/** Allowed values of the attribute `class`. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  kbd: ['key'],
  span: ['plan-pro', 'plan-premium'],
};

const KNOWN =
  '<p class="description">, <span class="plan-pro">, <span class="plan-premium">, <br>, <kbd class="key">, <img>';

/**
 * Whether browsers would run a URL as a script. They ignore leading spaces and control characters, and tabs
 * and line ends anywhere (https://url.spec.whatwg.org/#concept-basic-url-parser).
 */
function isScriptAddress(value: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(value.replace(/[^!-~]/g, ''));
}

/** Returns the first reason to refuse a tag, the most dangerous first; undefined for an allowed tag. */
export function checkTag({ name, attributes, source }: RawTag): TagFault | undefined {
  const shown = source.replace(/\s+/g, ' ').slice(0, 60);
  if (name === 'script') {
    return {
      code: 'raw-script',
      message: `scripts are not allowed in pages: ${shown}`,
      hint: 'use a demo or a component',
    };
  }
  if (FRAMES.has(name)) {
    return {
      code: 'raw-frame',
      message: `frames are not allowed in pages: ${shown}`,
      hint: 'link to the other page',
    };
  }
  const event = [...attributes.keys()].find((attribute) => attribute.startsWith('on'));
  if (event !== undefined) {
    return {
      code: 'event-attribute',
      message: `the attribute "${event}" runs a script: ${shown}`,
      hint: 'remove it',
    };
  }
  if ([...attributes.values()].some(isScriptAddress)) {
    return {
      code: 'javascript-link',
      message: `an attribute runs a script: ${shown}`,
      hint: 'link to a page',
    };
  }
  if (attributes.has('style')) {
    const hint = 'remove it; styles belong in the style sheets of the site';
    return { code: 'style-attribute', message: `inline styles are not allowed in pages: ${shown}`, hint };
  }
  const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
  if (allowed === undefined) {
    const hint = `write Markdown, or \`${shown}\` in backticks if it is meant as text; allowed HTML: ${KNOWN}`;
    return { code: 'raw-html', message: `the tag is not allowed in pages: ${shown}`, hint };
  }
  const unknown = [...attributes.keys()].find((attribute) => !allowed.includes(attribute));
  if (unknown !== undefined) {
    return {
      code: 'raw-html',
      message: `the attribute "${unknown}" is not allowed: ${shown}`,
      hint: 'remove it',
    };
  }
  const classes = CLASSES[name];
  const value = attributes.get('class');
  if (classes === undefined || (value === undefined && name === 'kbd') || classes.includes(value ?? ''))
    return undefined;
  const hint = `write class="${classes.join('" or class="')}"`;
  return { code: 'raw-html', message: `the class is not allowed: ${shown}`, hint };
}
