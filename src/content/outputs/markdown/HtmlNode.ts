/** A text, entities decoded, or an element with what is inside. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly name: string;
  /** Raw text between name and end of the tag. */
  readonly attributes: string;
  readonly children: HtmlNode[];
}
