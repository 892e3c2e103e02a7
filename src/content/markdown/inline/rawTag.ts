import type { Token } from 'markdown-it';
import type { Position } from '../ParsedPage';
import type { RawTag } from './markup';

/** A tag that is still open. */
export interface OpenTag {
  readonly tag: RawTag;
  readonly position: Position;
  /** Already reported or replaced, and not written. */
  readonly isRefused: boolean;
}

/** A block that opens tags; they are closed after it if nothing closes them, or after the last one that closes one. */
interface Opener {
  token: Token;
}

/** A tag that contains blocks of Markdown, opened in an earlier block of this level, as parsed. */
export interface OpenBlock extends OpenTag {
  readonly level: number;
  /** Shared by the tags that a block opens. */
  readonly opener: Opener;
}

/** The reason to refuse markup. */
interface TagFault {
  readonly code:
    | 'raw-script'
    | 'raw-frame'
    | 'event-attribute'
    | 'javascript-link'
    | 'raw-html'
    | 'comment-unclosed'
    | 'comment-end';
  readonly message: string;
  readonly hint: string;
}

/**
 * Returns the problem of a comment or declaration: declarations are refused, an unclosed comment would hide
 * everything after it, and browsers end a comment before its `-->` at `--!>`
 * (https://html.spec.whatwg.org/multipage/parsing.html#comment-end-bang-state).
 */
export function checkHiddenMarkup(source: string): TagFault | undefined {
  if (!source.startsWith('<!--')) {
    const message = `markup that is not allowed in pages: ${source.slice(0, 20)}`;
    return { code: 'raw-html', message, hint: 'remove it, or write it as code' };
  }
  if (!source.endsWith('-->')) {
    const hint = 'write --> at its end, in the same block, or put it in backticks if it is meant as text';
    return { code: 'comment-unclosed', message: 'a comment is not closed and hides the text after it', hint };
  }
  const end = '--!>';
  if (!source.includes(end)) return undefined;
  const message = `browsers end the comment at ${end}, and read the text after it as HTML`;
  return { code: 'comment-end', message, hint: 'end the comment with -->, and only there' };
}

/** Tags that can contain blocks of Markdown. */
export const AROUND_BLOCKS: ReadonlySet<string> = new Set(['details', 'div']);

const FRAMES = new Set(['iframe', 'frame', 'frameset', 'object', 'embed', 'portal', 'fencedframe']);

/** The allowed tags with the allowed attributes of each. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  br: [],
  code: [],
  details: [],
  div: ['class'],
  em: [],
  img: ['src', 'alt', 'width', 'height', 'title', 'loading', 'decoding'],
  kbd: ['class'],
  li: [],
  ol: [],
  span: ['class', 'title', 'aria-label'],
  strong: [],
  sub: [],
  summary: ['markdown'],
  sup: [],
  ul: [],
};

/** Returns whether a tag is allowed with the right attributes. */
export function isAllowedTag(name: string): boolean {
  return Object.hasOwn(ALLOWED, name);
}

/** Tags that have no closing tag. */
export const VOID: ReadonlySet<string> = new Set([
  'img',
  'br',
  'hr',
  'input',
  'link',
  'meta',
  'base',
  'embed',
  'source',
  'wbr',
]);

/** Media, which are written as links: their files are usually on other hosts. */
export const MEDIA: ReadonlySet<string> = new Set(['video', 'audio', 'source']);

/** Classes of content that is shown in one color mode only. */
const ONLY_IN_MODE = ['only-light-mode', 'only-dark-mode'];
const PLANS = ['plan-pro', 'plan-premium'];

/** Allowed values of the attribute `class`. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  kbd: ['key'],
  span: [...PLANS, ...ONLY_IN_MODE],
  div: ONLY_IN_MODE,
};
/** Tags that say nothing without a class. */
const NEEDS_CLASS: ReadonlySet<string> = new Set(['span']);

const KNOWN = `<p class="description">, <span class="plan-pro">, <span class="plan-premium">, <br>, <kbd class="key">, ${[
  'a',
  'code',
  'details',
  'div class="only-dark-mode"',
  'em',
  'img',
  'li',
  'ol',
  'strong',
  'sub',
  'summary',
  'sup',
  'ul',
]
  .map((name) => `<${name}>`)
  .join(', ')}`;

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
  if (MEDIA.has(name)) return undefined;
  const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
  if (allowed === undefined) {
    const hint = `write Markdown, or \`${shown}\` in backticks if it is meant as text; allowed HTML: ${KNOWN}`;
    return { code: 'raw-html', message: `the tag is not allowed in pages: ${shown}`, hint };
  }
  const unknown = [...attributes.keys()].find(
    (attribute) =>
      attribute !== 'style' &&
      (!allowed.includes(attribute) ||
        // Only the mark of a plan has a role, and so can have a name.
        (attribute === 'aria-label' && !PLANS.includes(attributes.get('class') ?? ''))),
  );
  if (unknown !== undefined) {
    return {
      code: 'raw-html',
      message: `the attribute "${unknown}" is not allowed: ${shown}`,
      hint: 'remove it',
    };
  }
  const classes = CLASSES[name];
  const value = attributes.get('class');
  if (
    classes === undefined ||
    (value === undefined && !NEEDS_CLASS.has(name)) ||
    classes.includes(value ?? '')
  )
    return undefined;
  const hint = `write class="${classes.join('" or class="')}"`;
  return { code: 'raw-html', message: `the class is not allowed: ${shown}`, hint };
}
