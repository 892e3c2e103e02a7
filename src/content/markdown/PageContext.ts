/** Texts of the interface that stand inside the page's HTML, in the reader's language. */
export interface PageLabels {
  /** Accessible name and text of copy buttons. */
  readonly copy: string;
  /** Text of the buttons that wrap long lines of code on small screens. */
  readonly wrap: string;
  /** Name of a code block without title; `{{language}}` is filled. */
  readonly code: string;
  /** Name of the link at a heading; `{{heading}}` is filled. */
  readonly anchor: string;
  /** Name of a table's scroll container; `{{columns}}` is filled with the header cells. */
  readonly table: string;
  readonly planPro: string;
  readonly planPremium: string;
  readonly calloutInfo: string;
  readonly calloutSuccess: string;
  readonly calloutWarning: string;
  readonly calloutError: string;
  /** Heading of the section that links the API pages of the page's components. */
  readonly api: string;
  /** Sentence under that heading. */
  readonly apiIntroduction: string;
}

/** What a page's result depends on beside its text. Plain data: it is part of the cache key. */
export interface PageContext {
  /** Path from the project root, with forward slashes; stands in every problem. */
  readonly file: string;
  /** Language of the built page; links inside the site get its prefix unless it is English. */
  readonly languageCode: string;
  /** Address of the repository, for example `https://github.com/mui/material-ui`. */
  readonly repository: string;
  /** Documented version without `v`, for example `7.0.2`; absent where the product has no releases. */
  readonly version?: string | undefined;
  /** Ids of the h2 and h3 headings of the English page, in order; a translation takes them by position. */
  readonly headingIds?: readonly string[];
  /** Levels of the same headings; a translation has the same ones. */
  readonly headingLevels?: readonly (2 | 3)[];
  readonly labels: PageLabels;
  /** Names that `{{"component": …}}` may use; without the list every name passes. */
  readonly componentNames?: readonly string[];
  /** Ids of products that `productId` of the front matter may name; without the list every id passes. */
  readonly productIds?: readonly string[];
  /** Pathname of the API page of each component and hook; without it no API section is written. */
  readonly apiPathnames?: Readonly<Record<string, string>>;
}

/**
 * The label with its `{{name}}` places filled; a place without value stays, so that a mistake is seen.
 * @example fillLabel('Link to {{heading}}', { heading: 'Props' }) // 'Link to Props'
 */
export function fillLabel(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
