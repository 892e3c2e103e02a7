import type { Translations } from '../../../model/languages/textKeys';
import { parseTag, type RawTag, MARKUP } from '../../markdown/inline/rawTag';
import { plainText } from '../../markdown/inline/inlineTokens';
import { markdownParser } from '../../markdown/markdownParser';
import { codeSpan, plainToMarkdown } from './plainMarkdown';

/** What the text of a page is written out with. */
export interface TextContext {
  /** Address of a link or picture, whole; undefined for places on the page itself. */
  readonly resolve: (href: string) => string | undefined;
  /** Interface texts in the language of the text. */
  readonly texts: Translations;
}

/** Code of what a key's tag holds; it may go on in the next line of a list or quote. */
function keyToMarkdown(inside: readonly InlinePart[]): string {
  const source = inside.map((part) => part.source).join('');
  const [inline] = markdownParser.parseInline(source.replace(/\n[\s>]*/g, ' '), {});
  return codeSpan(plainText(inline?.children ?? []));
}

function isKeyEnd(part: InlinePart | undefined): boolean {
  return part?.kind === 'tag' && /^<\/kbd/i.test(part.source);
}

/** What stands for a tag that holds nothing; undefined where the tag itself stays. */
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

/** A paragraph as plain Markdown: links and pictures lead to whole addresses, and the dialect's tags are words. */
export function cleanText(block: string, context: TextContext): string {
  const parts = listInlineParts(block);
  let result = '';
  for (let index = 0; index < parts.length; index += 1) {
    const { kind, source } = parts[index] ?? { kind: 'text', source: '' };
    const tag = kind === 'tag' ? parseTag(source) : undefined;
    if (tag?.name === 'kbd' && !tag.closing) {
      const first = index + 1;
      // A key is closed in its paragraph: the page is refused where it is not.
      while (index < parts.length && !isKeyEnd(parts[index])) index += 1;
      result += keyToMarkdown(parts.slice(first, index));
    } else if (kind === 'target') result += context.resolve(source) ?? source;
    else result += (tag && tagToMarkdown(tag, context)) ?? source;
  }
  return result;
}

/** A piece of a paragraph as it is written. */
interface InlinePart {
  /** `target` is where a link or picture leads, `before` it what opens it. */
  readonly kind: 'text' | 'code' | 'tag' | 'target';
  readonly source: string;
}

/** Behind `](`, maybe in angles, maybe on the next line of a quote; one pair of brackets may stand in it. */
const TARGET = /(?:[^\s()<>]|\([^\s()<>]*\))+/y;
const TARGET_START = /\]\((?:[^\S\n]*\n[\s>]*|\s*)<?/y;
const TAG = new RegExp(MARKUP.source, 'y');
const RUN = /`+/g;
/** Up to whatever may begin something else. */
const TEXT = /[^\\`\]<]+/y;

/** What a sticky pattern finds at a place; empty where that is nothing. */
function at(pattern: RegExp, text: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? '';
}

/** Starts of the runs of backticks by their length, last one first. */
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

/**
 * The parts of a paragraph, one after the other, as Markdown reads them: whatever begins first goes on to its end, and a
 * backslash takes the meaning from what is behind it. Reads the text once, whatever it holds.
 */
function listInlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  const runs = listRuns(text);
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
      // Comments and declarations have been cut out: what begins like one is text.
      const tag = /[a-z/]/i.test(text[index + 1] ?? '') ? at(TAG, text, index) : '';
      if (tag) add('tag', index, index + tag.length);
      else index += 1;
    } else if (character === ']') {
      const start = index + at(TARGET_START, text, index).length;
      const target = start > index ? at(TARGET, text, start) : '';
      if (target) add('target', start, start + target.length);
      else index += 1;
    } else index += at(TEXT, text, index).length;
  }
  if (text.length > pending) parts.push({ kind: 'text', source: text.slice(pending) });
  return parts;
}
