import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import type { Token } from 'markdown-it';
import type { RenderedBlock } from './pageBlocks';
import type { PageState } from './PageState';

/**
 * The check that nothing of a page vanishes: each word of the source must be in the text of its block, or have been
 * accounted for. A step that hides or replaces text on purpose, or reads it as syntax (an address, a label, the name
 * of a callout), passes it to `page.accountFor`; text that is shown needs nothing. Lines with a problem are left
 * out: what is refused need not be shown.
 */

/** Words that the report of lost text shows. */
const SHOWN_WORDS = 8;
/** How many times as many characters as the block has are searched for words that the block joins to others. */
const SEARCH_FACTOR = 20;

/** 1 for each character of a word: letters and digits, and other characters that are not separators. */
const IN_WORD = Uint8Array.from({ length: 0x10000 }, (_, code) =>
  code < 0x80
    ? Number(/[A-Za-z\d]/.test(String.fromCharCode(code)))
    : Number(/[^\s\u00a0\u2000-\u206f]/.test(String.fromCharCode(code))),
);

/** Returns the index of the next character of a word, or the end of the text. */
function findWord(text: string, index: number): number {
  let start = index;
  while (start < text.length && IN_WORD[text.charCodeAt(start)] === 0) start += 1;
  return start;
}

/** Returns the index after the word that begins at `index`. */
function findWordEnd(text: string, index: number): number {
  let end = index;
  while (end < text.length && IN_WORD[text.charCodeAt(end)] === 1) end += 1;
  return end;
}

/** Words with the number of times that each is available. */
class WordCounts {
  private readonly counts = new Map<string, number>();

  add(text: string, times = 1): void {
    for (let start = findWord(text, 0); start < text.length;) {
      const end = findWordEnd(text, start);
      const word = text.slice(start, end);
      this.counts.set(word, (this.counts.get(word) ?? 0) + times);
      start = findWord(text, end);
    }
  }

  /** Takes a word; false if it is not available. */
  take(word: string): boolean {
    const count = this.counts.get(word) ?? 0;
    if (count > 0) this.counts.set(word, count - 1);
    return count > 0;
  }
}

const SHOWN_ATTRIBUTES: ReadonlySet<string> = new Set(['alt', 'title']);

/**
 * Reads the text that a block shows, with a space for each tag except for those inside of code, where colors split
 * words. Only what the steps wrote as HTML has to be read as such; a block of code has its code as `meta.code`. One
 * tokenizer reads all blocks of a page, because making one costs more than reading a block.
 */
class ShownText implements TokenizerCallbacks {
  private readonly tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, this);
  private html = '';
  /** Number of characters that were read before this HTML. */
  private base = 0;
  private parts: string[] = [];
  private isShown = false;
  private isCode = false;

  /** Returns the parts of a block's text, in order. */
  read({ tokens }: RenderedBlock): string[] {
    this.parts = [];
    for (const token of tokens) this.readToken(token);
    return this.parts;
  }

  private readToken(token: Token): void {
    const { type, content, children } = token;
    if (type === 'text') this.parts.push(content);
    else if (type === 'softbreak') this.parts.push('\n');
    else if (type === 'code_inline') this.parts.push(' ', content, ' ');
    else {
      this.parts.push(' ');
      const code: unknown = token.meta?.['code'];
      if (typeof code === 'string') this.parts.push(code);
      else if (type === 'html_inline' || type === 'html_block') this.readHtml(content);
      if (children) for (const child of children) this.readToken(child);
      const title = token.attrs && token.attrGet('title');
      if (title !== null) this.parts.push(String(title));
    }
  }

  private readHtml(html: string): void {
    if (html === '') return;
    this.html = html;
    this.tokenizer.write(html);
    this.base += html.length;
  }

  ontext(start: number, end: number): void {
    this.parts.push(this.html.slice(start - this.base, end - this.base));
  }

  ontextentity(code: number): void {
    this.parts.push(String.fromCodePoint(code));
  }

  onopentagname(start: number, end: number): void {
    this.readTag(start, end, true);
  }

  onclosetag(start: number, end: number): void {
    this.readTag(start, end, false);
  }

  private readTag(start: number, end: number, opens: boolean): void {
    if (end - start === 3 && this.html.startsWith('pre', start - this.base)) this.isCode = opens;
    if (!this.isCode) this.parts.push(' ');
  }

  onattribname(start: number, end: number): void {
    this.isShown = SHOWN_ATTRIBUTES.has(this.html.slice(start - this.base, end - this.base));
  }

  onattribdata(start: number, end: number): void {
    if (this.isShown) this.ontext(start, end);
  }

  onattribentity(code: number): void {
    if (this.isShown) this.ontextentity(code);
  }

  onattribend(): void {
    if (this.isShown) this.parts.push(' ');
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onopentagend(): void {}
  onprocessinginstruction(): void {}
  onselfclosingtag(): void {}
}

/** A word of the source that its block does not have at its place, by its position in the source. */
interface MissingWord {
  readonly word: string;
  readonly start: number;
}

/** Whether the characters before and at an index belong to one word. */
function isInsideWord(text: string, index: number): boolean {
  return IN_WORD[text.charCodeAt(index - 1)] === 1 && IN_WORD[text.charCodeAt(index)] === 1;
}

/** Adds the words from `first` to `end`. */
function addWords(source: string, first: number, end: number, missing: MissingWord[]): void {
  for (let start = findWord(source, first); start < end;) {
    const next = findWordEnd(source, start);
    missing.push({ word: source.slice(start, next), start });
    start = findWord(source, next);
  }
}

/**
 * Finds the parts of a text in the source of its block, in order. Returns the words of the source that are in none of
 * them, and the parts that are not found as they are.
 */
function compare(source: string, parts: readonly string[]): { missing: MissingWord[]; rest: string } {
  const missing: MissingWord[] = [];
  let rest = '';
  let read = 0;
  let budget = SEARCH_FACTOR * source.length;
  for (const part of parts) {
    const isSpace = findWord(part, 0) === part.length;
    const start = isSpace || budget <= 0 ? -1 : source.indexOf(part, read);
    const end = start + part.length;
    if (start < 0) budget -= isSpace ? 0 : source.length - read;
    if (start < 0 || isInsideWord(source, start) || isInsideWord(source, end)) rest += part;
    else {
      addWords(source, read, start, missing);
      read = end;
    }
  }
  addWords(source, read, source.length, missing);
  return { missing, rest };
}

/** The text of one block, for words that are not found at their places. */
class BlockText {
  private unread: WordCounts | undefined;
  private budget: number;

  constructor(
    private readonly text: string,
    private readonly rest: string,
  ) {
    this.budget = SEARCH_FACTOR * text.length;
  }

  /** Takes a word of the parts that were not found. */
  take(word: string): boolean {
    if (!this.unread) {
      this.unread = new WordCounts();
      this.unread.add(this.rest);
    }
    return this.unread.take(word);
  }

  /** Whether the text joins the word to others, as around a comment, or around a character that has a name. */
  joins(word: string): boolean {
    if (this.budget < 0) return true;
    const index = this.text.indexOf(word);
    this.budget -= index < 0 ? this.text.length : index;
    return index >= 0;
  }
}

/** Whether a word is the number of an item, or the name of a character such as `&amp;`. */
function isSyntax({ word, start }: MissingWord, source: string): boolean {
  const next = source[start + word.length];
  if (next === ';') return source[start - 1] === '&' || source.startsWith('&#', start - 2);
  if ((next !== '.' && next !== ')') || !/^\d{1,9}$/.test(word)) return false;
  return /^[\s>*+\-\d.)]*$/.test(source.slice(source.lastIndexOf('\n', start) + 1, start));
}

/** The words of a page that are not shown in their blocks, with a reason. */
class Account {
  private words: WordCounts | undefined;

  constructor(
    private readonly page: PageState,
    private readonly blocks: readonly RenderedBlock[],
  ) {}

  private countWords(): WordCounts {
    const words = new WordCounts();
    for (const text of this.page.accountedTexts) words.add(text);
    for (const text of this.page.accountedLabels) words.add(text, Infinity);
    // What has no place of its own in the source, such as a list of notes at the end, may show any part of it.
    const shown = new ShownText();
    for (const block of this.blocks) if (!block.rows) words.add(shown.read(block).join(''));
    return words;
  }

  /** Returns the words of a block that neither the account nor its text has. */
  listLost(source: string, parts: readonly string[]): MissingWord[] {
    const { missing, rest } = compare(source, parts);
    if (missing.length === 0) return missing;
    this.words ??= this.countWords();
    const { words } = this;
    const shown = new BlockText(parts.join(''), rest);
    return missing.filter(
      (one) =>
        !isSyntax(one, source) && !shown.take(one.word) && !words.take(one.word) && !shown.joins(one.word),
    );
  }
}

/** Returns the blocks, and the lines between them as blocks without text. */
function withLinesBetween(
  blocks: readonly RenderedBlock[],
  rowCount: number,
  page: PageState,
): RenderedBlock[] {
  const all: RenderedBlock[] = [];
  let row = 0;
  const addUpTo = (end: number) => {
    for (; row < end; row += 1) if (page.row(row) !== '') all.push({ rows: [row, row + 1], tokens: [] });
  };
  for (const block of blocks) {
    addUpTo(block.rows?.[0] ?? 0);
    row = Math.max(row, block.rows?.[1] ?? 0);
    all.push(block);
  }
  addUpTo(rowCount);
  return all;
}

/**
 * Reports words of the source that are neither in the page nor accounted for, as one problem.
 * @param rowCount rows of the file; those after it are generated
 */
export function reportLostText(blocks: readonly RenderedBlock[], rowCount: number, page: PageState): void {
  const refused = new Set(page.problems.filter(({ warning }) => !warning).map(({ line }) => line));
  const isRefused = ([first, end]: readonly [number, number]) => {
    for (let row = first; refused.size > 0 && row < end; row += 1)
      if (refused.has(page.positionAt(row, 0).line)) return true;
    return false;
  };
  const shown = new ShownText();
  const account = new Account(page, blocks);
  for (const block of withLinesBetween(blocks, rowCount, page)) {
    const { rows } = block;
    if (!rows || rows[0] >= rowCount || isRefused(rows)) continue;
    const source = page.textOfRows(...rows);
    const lost = account.listLost(source, shown.read(block));
    const [first] = lost;
    if (!first) continue;
    const row = rows[0] + source.slice(0, first.start).split('\n').length - 1;
    const words = lost.slice(0, SHOWN_WORDS).map(({ word }) => word);
    const message = `the page does not show this text: ${words.join(' ').slice(0, 100)}`;
    const hint =
      'write it as a paragraph of its own, or in backticks; text that is meant as a note belongs in <!-- -->';
    const column = first.start - source.lastIndexOf('\n', first.start - 1) - 1;
    page.report(page.positionAt(row, column), 'lost-text', message, hint);
    return;
  }
}
