import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** One tag of raw HTML. */
export interface RawTag {
  /** Lower case. */
  readonly name: string;
  readonly closing: boolean;
  /** Names in lower case, values decoded; an attribute without a value has an empty value. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly source: string;
}

/** A tag or a comment, and where it begins and ends. */
interface Markup {
  /** Absent for a comment. */
  readonly tag?: RawTag;
  readonly start: number;
  readonly end: number;
}

/** Whether markup is a comment or a declaration, which browsers do not show. */
export function isHiddenMarkup(source: string): boolean {
  return source.startsWith('<!') || source.startsWith('<?');
}

/** Reads the tags and comments of a text that is given in pieces, as browsers do. */
export class MarkupReader implements TokenizerCallbacks {
  /** Complete tags and comments so far. */
  readonly found: Markup[] = [];
  /** The text that may belong to the next tag or comment. */
  private text = '';
  /** Number of characters before it. */
  private base = 0;
  /** The tag whose `>` has not been read. */
  private opening: { name: string; start: number; attributes: Map<string, string> } | undefined;
  private attribute = '';
  private value = '';

  private readonly tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, this);

  write(text: string): void {
    const read = (this.found.at(-1)?.end ?? 0) - this.base;
    this.text = this.text.slice(read) + text;
    this.base += read;
    this.tokenizer.write(text);
  }

  /** Reads a comment to its end even if that is missing. */
  end(): void {
    this.tokenizer.end();
  }

  /** Name of the tag in which the text ends; undefined if it ends outside of tags. */
  get insideTag(): string | undefined {
    return this.opening?.name;
  }

  /** Whether the last thing of the text, apart from spaces, is a complete tag or comment. */
  get endsWithMarkup(): boolean {
    const end = this.found.at(-1)?.end;
    return end !== undefined && !this.opening && this.text.slice(end - this.base).trim() === '';
  }

  private slice(start: number, end: number): string {
    return this.text.slice(start - this.base, end - this.base);
  }

  onopentagname(start: number, end: number): void {
    const name = this.slice(start, end).toLowerCase();
    this.opening = { name, start: start - 1, attributes: new Map() };
  }

  onattribname(start: number, end: number): void {
    this.attribute = this.slice(start, end).toLowerCase();
    this.value = '';
  }

  onattribdata(start: number, end: number): void {
    this.value += this.slice(start, end);
  }

  onattribentity(code: number): void {
    this.value += String.fromCodePoint(code);
  }

  onattribend(): void {
    const { attributes } = this.opening ?? {};
    // The first of two equal attributes wins, as in browsers
    // (https://html.spec.whatwg.org/multipage/parsing.html#attribute-name-state).
    if (attributes && !attributes.has(this.attribute)) attributes.set(this.attribute, this.value);
  }

  onopentagend(end: number): void {
    this.endTag(end + 1);
  }

  onselfclosingtag(end: number): void {
    this.endTag(end + 1);
  }

  onclosetag(start: number, nameEnd: number): void {
    const name = this.slice(start, nameEnd).toLowerCase();
    const length = this.text.indexOf('>', nameEnd - this.base) + 1;
    if (length > 0) this.add(start - 2, this.base + length, { name, closing: true, attributes: new Map() });
  }

  /** @param offset 0 at the end of the text */
  oncomment(start: number, end: number, offset: number): void {
    this.add(this.base + this.text.lastIndexOf('<!', start - this.base), end + Math.sign(offset));
  }

  // Text and declarations are read from the source.
  ontext(): void {}
  ontextentity(): void {}
  oncdata(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  private endTag(end: number): void {
    if (!this.opening) return;
    const { name, start, attributes } = this.opening;
    this.opening = undefined;
    this.add(start, end, { name, closing: false, attributes });
  }

  private add(start: number, end: number, tag?: Omit<RawTag, 'source'>): void {
    const source = this.slice(start, end);
    this.found.push({ start, end, ...(tag ? { tag: { ...tag, source } } : {}) });
  }
}

/** Returns the tag that a text consists of; undefined if it is anything else. */
export function readTag(source: string): RawTag | undefined {
  const reader = new MarkupReader();
  reader.write(source);
  const [markup] = reader.found;
  return markup?.end === source.length ? markup.tag : undefined;
}

/** Lists the comments of a text that consists of them, with their positions. The last may be unclosed. */
export function listComments(text: string): { readonly source: string; readonly start: number }[] {
  const reader = new MarkupReader();
  reader.write(text);
  reader.end();
  return reader.found
    .filter(({ tag }) => !tag)
    .map(({ start, end }) => ({ source: text.slice(start, end), start }));
}
