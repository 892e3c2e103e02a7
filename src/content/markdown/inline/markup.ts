import { Tokenizer } from 'htmlparser2';

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

function ignore(): void {
  // Text and declarations are read from the source.
}

/** Reads the tags and comments of a text that is given in pieces, as browsers do. */
export class MarkupReader {
  /** Complete tags and comments so far. */
  readonly found: Markup[] = [];
  private text = '';
  /** The tag whose `>` has not been read. */
  private opening: { name: string; start: number; attributes: Map<string, string> } | undefined;
  private attribute = '';
  private value = '';

  private readonly tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname: (start, end) => {
        const name = this.text.slice(start, end).toLowerCase();
        this.opening = { name, start: start - 1, attributes: new Map() };
      },
      onattribname: (start, end) => {
        this.attribute = this.text.slice(start, end).toLowerCase();
        this.value = '';
      },
      onattribdata: (start, end) => {
        this.value += this.text.slice(start, end);
      },
      onattribentity: (code) => {
        this.value += String.fromCodePoint(code);
      },
      onattribend: () => {
        const { attributes } = this.opening ?? {};
        // The first of two equal attributes wins, as in browsers
        // (https://html.spec.whatwg.org/multipage/parsing.html#attribute-name-state).
        if (attributes && !attributes.has(this.attribute)) attributes.set(this.attribute, this.value);
      },
      onopentagend: (end) => this.endTag(end + 1),
      onselfclosingtag: (end) => this.endTag(end + 1),
      onclosetag: (start, nameEnd) => {
        const name = this.text.slice(start, nameEnd).toLowerCase();
        const end = this.text.indexOf('>', nameEnd) + 1;
        if (end > 0) this.add(start - 2, end, { name, closing: true, attributes: new Map() });
      },
      // The offset is 0 at the end of the text.
      oncomment: (start, end, offset) =>
        this.add(this.text.lastIndexOf('<!', start), end + Math.sign(offset)),
      ontext: ignore,
      ontextentity: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );

  write(text: string): void {
    this.text += text;
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
    return end !== undefined && !this.opening && this.text.slice(end).trim() === '';
  }

  private endTag(end: number): void {
    if (!this.opening) return;
    const { name, start, attributes } = this.opening;
    this.opening = undefined;
    this.add(start, end, { name, closing: false, attributes });
  }

  private add(start: number, end: number, tag?: Omit<RawTag, 'source'>): void {
    const source = this.text.slice(start, end);
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
