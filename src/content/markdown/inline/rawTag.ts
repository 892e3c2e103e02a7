import { markdownParser } from '../markdownParser';

/**
 * Comments, declarations and tags in a block of raw HTML. Quoted attribute values may hold `>`. A comment or declaration
 * without end takes the rest, as in a browser.
 */
export const MARKUP = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<\/?[A-Za-z](?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/** Whether markup is a comment or a declaration, of which nothing is shown. */
export function isHiddenMarkup(source: string): boolean {
  return /^<[!?]/.test(source);
}

/** Whether markup is a comment that is never closed: all that stands behind it would go with it. */
export function isUnclosedComment(source: string): boolean {
  return source.startsWith('<!--') && !source.endsWith('-->');
}

/** One tag of raw HTML. */
export interface RawTag {
  /** Lower case. */
  readonly name: string;
  readonly closing: boolean;
  /** Names in lower case, values decoded; an attribute without value has an empty one. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly source: string;
}

const TAG = /^<(\/?)([A-Za-z][\w:-]*)([\s\S]*?)\/?>$/;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The value as a browser reads it. markdown-it's decoder also undoes Markdown's backslashes, which are text here. */
function decode(value: string): string {
  return markdownParser.utils.unescapeAll(value.replaceAll('\\', '\\\\'));
}

/** The parts of a tag; undefined where the text is none. */
export function parseTag(source: string): RawTag | undefined {
  const match = TAG.exec(source);
  if (match === null) return undefined;
  const [, slash, name = '', rest = ''] = match;
  const attributes = new Map<string, string>();
  for (const [, attribute = '', double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    // The first of two wins, as in a browser.
    if (!attributes.has(key)) attributes.set(key, decode(double ?? single ?? bare ?? ''));
  }
  return { name: name.toLowerCase(), closing: slash === '/', attributes, source };
}

/** Why a tag is refused. */
interface TagFault {
  readonly code:
    'raw-script' | 'raw-frame' | 'event-attribute' | 'javascript-link' | 'style-attribute' | 'raw-html';
  readonly message: string;
  readonly hint: string;
}

const FRAMES = new Set(['iframe', 'frame', 'frameset', 'object', 'embed', 'portal', 'fencedframe']);

/** The raw HTML of the dialect, with the attributes each tag may carry. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  br: [],
  kbd: ['class'],
  span: ['class'],
  img: ['src', 'alt', 'width', 'height', 'title', 'loading', 'decoding'],
};

/** Values of the attribute `class` in the dialect. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  kbd: ['key'],
  span: ['plan-pro', 'plan-premium'],
};

const KNOWN =
  '<p class="description">, <span class="plan-pro">, <span class="plan-premium">, <br>, <kbd class="key">, <img>';

/** A browser skips spaces and control characters before and inside a scheme. */
function isScriptAddress(value: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(value.replace(/[^!-~]/g, ''));
}

/** The first reason to refuse a tag, most dangerous first; undefined for a tag of the dialect. */
export function checkTag({ name, attributes, source }: RawTag): TagFault | undefined {
  const shown = source.replace(/\s+/g, ' ').slice(0, 60);
  if (name === 'script') {
    return {
      code: 'raw-script',
      message: `a page may not hold a script: ${shown}`,
      hint: 'use a demo or a component',
    };
  }
  if (FRAMES.has(name)) {
    return {
      code: 'raw-frame',
      message: `a page may not hold a frame: ${shown}`,
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
    const hint = 'remove it; looks belong in the style sheets of the site';
    return { code: 'style-attribute', message: `a page may not hold styles: ${shown}`, hint };
  }
  const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
  if (allowed === undefined) {
    const hint = `write Markdown, or \`${shown}\` in backticks where it is meant as text; raw HTML is ${KNOWN}`;
    return { code: 'raw-html', message: `the tag is not of the dialect: ${shown}`, hint };
  }
  const unknown = [...attributes.keys()].find((attribute) => !allowed.includes(attribute));
  if (unknown !== undefined) {
    return {
      code: 'raw-html',
      message: `the attribute "${unknown}" is not of the dialect: ${shown}`,
      hint: 'remove it',
    };
  }
  const classes = CLASSES[name];
  const value = attributes.get('class');
  if (classes === undefined || (value === undefined && name === 'kbd') || classes.includes(value ?? ''))
    return undefined;
  const hint = `write class="${classes.join('" or class="')}"`;
  return { code: 'raw-html', message: `the class is not of the dialect: ${shown}`, hint };
}
