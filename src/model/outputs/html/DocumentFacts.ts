import { createAddressReader } from './addresses';
import { createHeadReader } from './headReader';
import { createBodyReader } from './bodyReader';
import { scanTags } from './tags';

/** Where something stands in a document. */
interface Placed {
  /** Offset in the text of the document. */
  readonly at: number;
}

export interface LinkFact extends Placed {
  readonly href: string;
  /** Language that it says to lead to. */
  readonly hreflang?: string;
  /** Opens a window of its own without `rel="noopener"`. */
  readonly opensUnsafely: boolean;
  /** Has no text, picture or name that says where it leads. */
  readonly isNameless: boolean;
}

export interface ImageFact extends Placed {
  readonly src: string;
  readonly hasSize: boolean;
  readonly hasAlt: boolean;
}

export interface HeadingFact extends Placed {
  readonly level: number;
  readonly text: string;
}

/** A file that the document loads or names: style sheets, scripts, icons, pictures of social cards. */
export interface FileFact extends Placed {
  readonly address: string;
  /** A script, which runs with all rights of the page. */
  readonly isScript?: boolean;
}

/** An inline script or style sheet that takes effect. */
export interface InlineFact extends Placed {
  readonly kind: 'script' | 'style';
  readonly text: string;
}

/** What no page may hold: an element that changes where others lead, or a document in an attribute. */
export interface RefusedFact extends Placed {
  readonly what: 'base' | 'refresh' | 'srcdoc';
}

/** What the rules about exported documents look at, read in one pass. */
export interface DocumentFacts {
  readonly title: string;
  readonly language: string;
  readonly direction: string;
  readonly description: string;
  readonly canonical: string;
  /** How many titles and canonical addresses it has. */
  readonly titles: number;
  readonly canonicals: number;
  readonly robots: string;
  /** Content of the `meta` element with the security policy; empty where there is none. */
  readonly policy: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Open Graph and Twitter tags by name. */
  readonly social: Readonly<Record<string, string>>;
  readonly jsonLd: readonly string[];
  readonly links: readonly LinkFact[];
  readonly images: readonly ImageFact[];
  readonly headings: readonly HeadingFact[];
  readonly files: readonly FileFact[];
  readonly inline: readonly InlineFact[];
  /** Attributes that hold a script, and addresses that are one. */
  readonly handlers: readonly (Placed & { readonly text: string })[];
  readonly refused: readonly RefusedFact[];
  /** Every id, in order; a repeated one more than once. */
  readonly ids: readonly (Placed & { readonly id: string })[];
  /** Ids that readers link to: headings, demos, entries of the API reference. */
  readonly anchors: readonly string[];
  /** Ids that an attribute refers to, outside of demos. */
  readonly references: readonly (Placed & { readonly id: string; readonly attribute: string })[];
  /** Where demos stand: start and end. Their markup is the library's. */
  readonly demos: readonly (readonly [number, number])[];
}

/** What the rules about exported documents look at, read in one pass over the text of a document. */
export function readDocument(html: string): DocumentFacts {
  const head = createHeadReader();
  const body = createBodyReader();
  const addresses = createAddressReader();
  let inBody = false;
  scanTags(html, {
    open: (name, attributes, start, end) => {
      if (name === 'body') inBody = true;
      if (inBody) body.open(name, attributes, start);
      head.open(name, attributes, start, end);
      addresses.open(name, attributes, start);
    },
    close: (name, start) => {
      if (inBody) body.close(name, start);
      head.close(name);
    },
    text: (text, start) => {
      if (inBody) body.text(text);
      head.text(text, start);
    },
  });
  body.end(html.length);
  return {
    ...head.facts,
    ...body.facts,
    links: [...body.facts.links, ...addresses.links],
    files: [...head.facts.files, ...addresses.files],
    handlers: [...body.facts.handlers, ...addresses.handlers],
    refused: addresses.refused,
  };
}
