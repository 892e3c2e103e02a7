/** Interface texts inside the HTML of a page, in the reader's language. */
export interface PageLabels {
  /** Code of the language that they are in. */
  readonly language: string;
  /** Accessible name and text of copy buttons. */
  readonly copy: string;
  /** Text of the buttons that wrap long lines of code on small screens. */
  readonly wrap: string;
  /** Name of a code block without a title; `{{language}}` is filled in. */
  readonly code: string;
  /** Name of the link at a heading; `{{heading}}` is filled in. */
  readonly anchor: string;
  /** Name of a table's scroll container; `{{columns}}` is filled in with the header cells. */
  readonly table: string;
  readonly planPro: string;
  readonly planPremium: string;
  readonly calloutInfo: string;
  readonly calloutSuccess: string;
  readonly calloutWarning: string;
  readonly calloutError: string;
  /** Name of the list of footnotes. */
  readonly footnotes: string;
  /** Name of the link to a footnote; `{{number}}` is filled in. */
  readonly footnote: string;
  /** Name of the link back from a footnote; `{{reference}}` is filled in. */
  readonly footnoteBack: string;
  /** Heading of the section that links the API pages of the page's components. */
  readonly api: string;
  /** Sentence under that heading. */
  readonly apiIntroduction: string;
}

/** What the relative links and pictures of a page lead to. */
export interface LinkedFiles {
  /** Address of each page and picture, and the size of a picture in px, by path from the project root. */
  readonly files: Readonly<Record<string, LinkedFile>>;
  /** Address of the project's folder; the path of any other file is appended. */
  readonly elsewhere: string;
}

export interface LinkedFile {
  readonly href: string;
  readonly width?: number;
  readonly height?: number;
}

/** Everything besides its text that a parsed page depends on. Plain data: it is part of the cache key. */
export interface PageContext {
  /** Path from the project root, with forward slashes; part of every problem. */
  readonly file: string;
  /** Language of the built page; links inside the site get its prefix, if it has one. */
  readonly languageCode: string;
  /** Address of the repository, for example `https://github.com/mui/material-ui`. */
  readonly repository: string;
  /** Present if the page may have relative links. */
  readonly linked?: LinkedFiles | undefined;
  /** Folders whose files the page may show and include; if absent, it shows and includes none. */
  readonly folders?: readonly string[] | undefined;
  /** Tag of the documented version there, for example `v7.0.2`; absent if the product has no releases. */
  readonly tag?: string | undefined;
  /** Ids of the h2 and h3 headings of the source, in order; a translation reuses them by position. */
  readonly headingIds?: readonly string[];
  /** Other fragments of those headings; empty for those without one. */
  readonly otherHashes?: readonly string[];
  /** Levels of those headings; a translation must have the same levels. */
  readonly headingLevels?: readonly (2 | 3)[];
  /** Ids of the headings below level 3 of the source; a translation with as many reuses them by position. */
  readonly minorIds?: readonly string[];
  /** Those of them that a link leads to. */
  readonly landings?: readonly string[];
  /** Links inside the site whose fragment is that of the host, with the site's own one. */
  readonly fragments?: Readonly<Record<string, string>>;
  readonly labels: PageLabels;
  /** Names that `{{"component": …}}` may use; if absent, every name is accepted. */
  readonly componentNames?: readonly string[];
  /** Product of the page; if absent, `productId` may name any. */
  readonly productId?: string;
  /**
   * Ids that `productId` of the front matter may name, each with the id of the product that it means; if absent,
   * every id is accepted.
   */
  readonly productIds?: Readonly<Record<string, string>>;
  /** Pathname of the API page of each component and hook; if absent, no API section is written. */
  readonly apiPathnames?: Readonly<Record<string, string>>;
}

/**
 * Returns the label with its `{{name}}` placeholders filled in. A placeholder without a value stays visible,
 * so that the mistake is noticed.
 * @example fillLabel('Link to {{heading}}', { heading: 'Props' }) // 'Link to Props'
 */
export function fillLabel(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
