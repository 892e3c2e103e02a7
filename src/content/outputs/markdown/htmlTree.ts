import { readAttribute, scanTags } from '../../../model/outputs/html/tags';
import { htmlToText } from '../../../model/page/htmlToText';

/** A text, entities decoded, or an element with what is inside. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly name: string;
  /** Raw text between name and end of the tag. */
  readonly attributes: string;
  readonly children: HtmlNode[];
}

const VOID: ReadonlySet<string> = new Set(['img', 'br', 'hr', 'input', 'wbr', 'source', 'col']);

/** The tree of a piece of HTML that the build has drawn itself: every element is closed. */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: '', children: [] };
  const open: HtmlElement[] = [root];
  scanTags(html, {
    open: (name, attributes) => {
      const element: HtmlElement = { name, attributes, children: [] };
      open.at(-1)?.children.push(element);
      if (!VOID.has(name) && !attributes.endsWith('/')) open.push(element);
    },
    close: (name) => {
      const index = open.findLastIndex((element) => element.name === name);
      if (index > 0) open.length = index;
    },
    text: (text) => {
      open.at(-1)?.children.push(htmlToText(text));
    },
  });
  const last = html.slice(html.lastIndexOf('>') + 1);
  if (last) root.children.push(htmlToText(last));
  return root.children;
}

/** The value of an attribute of an element; undefined where it is absent. */
export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return readAttribute(element.attributes, name);
}

/** Everything that is text in a node. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
