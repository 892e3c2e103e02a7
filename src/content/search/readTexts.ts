import { htmlToText } from '../../model/page/htmlToText';
import type { Block } from '../markdown/ParsedPage';

/** Code, titles of code, buttons and the links of headings are no text that is searched. */
const NO_TEXT =
  /<pre\b.*?<\/pre>|<div class="code-title">.*?<\/div>|<button\b.*?<\/button>|<a class="anchor".*?<\/a>/gs;
const HEADING = /<h[23] id="([^"]*)">.*?<\/h[23]>/gs;
const BREAK = /<\/(?:p|li|td|th|div|h[1-6])>|<br>/g;

/** The readable text of a piece of HTML, on one line. */
function readText(html: string): string {
  return htmlToText(html.replace(NO_TEXT, ' ').replace(BREAK, ' ')).replace(/\s+/g, ' ').trim();
}

/**
 * The text of a page by the fragment of the heading that it stands under; the empty fragment is what stands above the
 * first. Places without text are left out.
 */
export function readTexts(blocks: readonly Block[]): [hash: string, text: string][] {
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('\n');
  const texts: [string, string][] = [];
  let hash = '';
  let from = 0;
  const close = (to: number) => {
    const text = readText(html.slice(from, to));
    if (text) texts.push([hash, text]);
  };
  for (const heading of html.matchAll(HEADING)) {
    close(heading.index);
    hash = heading[1] ?? '';
    from = heading.index + heading[0].length;
  }
  close(html.length);
  return texts;
}
