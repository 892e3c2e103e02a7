/** Attributes of an element: names in lower case, values with entities decoded, '' for no value. */
export type Attributes = Readonly<Record<string, string>>;

/** A position in a document. */
interface Located {
  /** Offset in the text of the document, in UTF-16 code units. */
  readonly at: number;
}

export interface LinkFact extends Located {
  readonly href: string;
  /** Declared language of the target, or that of the demo that the link is in. */
  readonly hreflang?: string;
  /** Opens a new window without `rel="noopener"`. */
  readonly opensUnsafely: boolean;
  /** Has no text, named image or accessible name. */
  readonly isNameless: boolean;
}

export interface ImageFact extends Located {
  readonly src: string;
  /** In a demo, its styles give it one. */
  readonly hasSize: boolean;
  /** A picture that is not read aloud needs none. */
  readonly hasAlt: boolean;
}

export interface HeadingFact extends Located {
  readonly level: number;
  readonly text: string;
  /** Its own `lang`, if it has one. */
  readonly language?: string;
}

/** A file that the document loads or names: style sheet, script, icon, social card image. */
export interface FileFact extends Located {
  readonly address: string;
  /** Is a script, which runs with all permissions of the page. */
  readonly isScript?: boolean;
  /** Is a script that stops the parser until it has run. */
  readonly blocks?: boolean;
}

/** An inline script or style sheet that takes effect. */
export interface InlineFact extends Located {
  readonly kind: 'script' | 'style';
  readonly text: string;
}

/** Forbidden markup: `base`, which changes the target of links, a refresh, or a document in an attribute. */
export interface RefusedFact extends Located {
  readonly what: 'base' | 'refresh' | 'srcdoc';
}

/** The facts that the rules for exported documents check. */
export interface DocumentFacts {
  readonly title: string;
  readonly language: string;
  readonly direction: string;
  readonly description: string;
  readonly canonical: string;
  /** Number of titles; the next field counts the canonical links. */
  readonly titles: number;
  readonly canonicals: number;
  readonly robots: string;
  /** Content of the `meta` element with the security policy; empty if there is none. */
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
  /** Event handler attributes and script URLs. */
  readonly handlers: readonly (Located & { readonly text: string })[];
  readonly refused: readonly RefusedFact[];
  /** Every id in document order, duplicates included. */
  readonly ids: readonly (Located & { readonly id: string })[];
  /** Ids that readers link to: headings, demos, entries of the API reference. */
  readonly anchors: readonly string[];
  /** Ids that attributes refer to, outside of demos. */
  readonly references: readonly (Located & { readonly id: string; readonly attribute: string })[];
  /** Start and end of each demo. Their markup belongs to the demonstrated library. */
  readonly demos: readonly (readonly [number, number])[];
}
