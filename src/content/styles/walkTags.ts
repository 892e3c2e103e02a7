import { Tokenizer } from 'htmlparser2';

/** What a walk finds; names are in lower case. */
interface TagVisitor {
  readonly element?: (name: string) => void;
  /** Only these attributes are read; absent for all. */
  readonly only?: string;
  readonly attribute: (name: string, value: string) => void;
}

function ignore(): void {
  // Only tags are read.
}

/**
 * Reads the opening tags of some HTML, as a browser does: a library can put any HTML into a demo. The tokens are read
 * without a parser, which takes twice as long for the documents of an export.
 */
export function walkTags(html: string, { element, only, attribute }: TagVisitor): void {
  let name: string | undefined;
  let value = '';
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname: element ? (start, end) => element(html.slice(start, end).toLowerCase()) : ignore,
      onattribname: (start, end) => {
        const isRead = only === undefined || end - start === only.length;
        const found = isRead ? html.slice(start, end).toLowerCase() : undefined;
        name = only === undefined || found === only ? found : undefined;
        value = '';
      },
      onattribdata: (start, end) => {
        if (name !== undefined) value += html.slice(start, end);
      },
      onattribentity: (code) => {
        if (name !== undefined) value += String.fromCodePoint(code);
      },
      onattribend: () => {
        if (name !== undefined) attribute(name, value);
      },
      onopentagend: ignore,
      onselfclosingtag: ignore,
      onclosetag: ignore,
      ontext: ignore,
      ontextentity: ignore,
      oncomment: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
