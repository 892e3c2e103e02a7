import type { Translations } from '../../../model/languages/textKeys';
import { readTag, type RawTag } from '../../markdown/inline/markup';
import { plainText, tokenOffset } from '../../markdown/inline/inlineTokens';
import { markdownParser } from '../../markdown/markdownParser';
import { codeSpan, plainToMarkdown } from './plainMarkdown';

/** Context for formatting the text of a page. */
export interface TextContext {
  /** Returns the full URL of a link or image; undefined for fragments of the page itself. */
  readonly resolve: (href: string) => string | undefined;
  /** Interface texts in the language of the text. */
  readonly texts: Translations;
  /** Code of that language. */
  readonly language: string;
}

/** Formats the content of a `kbd` tag as code; it can continue on the next line of a list or quote. */
function keyToMarkdown(inside: readonly InlinePart[]): string {
  const source = inside.map((part) => part.source).join('');
  const [inline] = markdownParser.parseInline(source.replace(/\n[\s>]*/g, ' '), {});
  return codeSpan(plainText(inline?.children ?? []));
}

function isKeyEnd(part: InlinePart | undefined): boolean | undefined {
  const tag = part?.kind === 'tag' ? readTag(part.source) : undefined;
  return tag?.name === 'kbd' && tag.closing;
}

/** Returns the replacement of a tag without content; undefined if the tag stays. */
function tagToMarkdown(
  { name, closing, attributes }: RawTag,
  { resolve, texts }: TextContext,
): string | undefined {
  if (name === 'img') {
    const src = attributes.get('src') ?? '';
    return `![${plainToMarkdown(attributes.get('alt') ?? '')}](${resolve(src) ?? src})`;
  }
  if (name !== 'span') return undefined;
  if (closing) return '';
  return attributes.get('class') === 'plan-premium'
    ? `(${texts.planPremium ?? 'Premium'})`
    : `(${texts.planPro ?? 'Pro'})`;
}

/** Converts a paragraph to plain Markdown: full URLs for links and images, words for the dialect's tags. */
export function cleanInline(block: string, context: TextContext): string {
  const parts = listInlineParts(block);
  let result = '';
  for (let index = 0; index < parts.length; index += 1) {
    const { kind, source } = parts[index] ?? { kind: 'text', source: '' };
    const tag = kind === 'tag' ? readTag(source) : undefined;
    if (tag?.name === 'kbd' && !tag.closing) {
      const first = index + 1;
      // The page parser rejects a `kbd` that is not closed in its paragraph.
      while (index < parts.length && !isKeyEnd(parts[index])) index += 1;
      result += keyToMarkdown(parts.slice(first, index));
    } else if (kind === 'target') result += context.resolve(source) ?? source;
    else result += (tag && tagToMarkdown(tag, context)) ?? source;
  }
  return result;
}

/** A part of a paragraph's source. */
interface InlinePart {
  /** `target` is the address of a link or image. */
  readonly kind: 'text' | 'code' | 'tag' | 'target';
  readonly source: string;
}

/**
 * The address after `](`, which may be in angle brackets or on the next line of a quote. It can contain
 * unnested parentheses.
 */
const TARGET = /(?:[^\s()<>]|\([^\s()<>]*\))+/y;
const BRACKETED_TARGET = /[^<>\n]+/y;
const TARGET_START = /\]\((?:[^\S\n]*\n[\s>]*|\s*)<?/y;
const RUN = /`+/g;
/** Text up to a character that can start another part. */
const TEXT = /[^\\`\]<]+/y;

/** Returns the match of a sticky pattern at a position; empty if there is none. */
function at(pattern: RegExp, text: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? '';
}

/** Returns the starts of backtick runs by their length, last one first. */
function listRuns(text: string): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const starts = runs.get(run.length) ?? [];
    runs.set(run.length, starts);
    starts.push(index);
  }
  for (const starts of runs.values()) starts.reverse();
  return runs;
}

/** Returns the tags of a paragraph by their position. */
function listTags(text: string): ReadonlyMap<number, string> {
  if (!text.includes('<')) return new Map();
  const [inline] = markdownParser.parseInline(text, {});
  const tags = (inline?.children ?? []).filter(({ type }) => type === 'html_inline');
  return new Map(tags.map((token) => [tokenOffset(token), token.content]));
}

/**
 * Splits a paragraph into parts as Markdown parses it: the part that starts first extends to its end, and a
 * backslash escapes the next character. Reads the text once, in linear time for any input.
 */
function listInlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  const runs = listRuns(text);
  const tags = listTags(text);
  let pending = 0;
  let index = 0;
  const add = (kind: InlinePart['kind'], start: number, end: number) => {
    if (start > pending) parts.push({ kind: 'text', source: text.slice(pending, start) });
    parts.push({ kind, source: text.slice(start, end) });
    pending = end;
    index = end;
  };
  while (index < text.length) {
    const character = text[index];
    if (character === '\\') index += 2;
    else if (character === '`') {
      const end = index + at(/`+/y, text, index).length;
      const starts = runs.get(end - index) ?? [];
      while ((starts.at(-1) ?? end) < end) starts.pop();
      const closing = starts.at(-1);
      if (closing === undefined) index = end;
      else add('code', index, closing + end - index);
    } else if (character === '<') {
      const tag = tags.get(index);
      if (tag !== undefined) add('tag', index, index + tag.length);
      else index += 1;
    } else if (character === ']') {
      const start = index + at(TARGET_START, text, index).length;
      const pattern = text[start - 1] === '<' ? BRACKETED_TARGET : TARGET;
      const target = start > index ? at(pattern, text, start) : '';
      if (target) add('target', start, start + target.length);
      else index += 1;
    } else index += at(TEXT, text, index).length;
  }
  if (text.length > pending) parts.push({ kind: 'text', source: text.slice(pending) });
  return parts;
}
