import { readFileSync } from 'node:fs';
import MarkdownIt, { type Token } from 'markdown-it';
import { readDocument } from '../../../src/model/outputs/html/readDocument';
import { htmlToText } from '../../../src/model/page/htmlToText';
import { routeToMarkdownPath } from '../../../src/model/outputs/routeToMarkdownPath';

/** What a page's Markdown copy holds and the page does not. */
export interface StrayParts {
  readonly strays: readonly { readonly route: string; readonly part: string }[];
  /** How much was compared. */
  readonly headings: number;
  readonly links: number;
}

const parser = new MarkdownIt({ html: true });
const bare = (text: string) => text.replace(/[\s\\`*_|>#]+/g, '');

function plain(tokens: readonly Token[]): string {
  return tokens.map(({ content, children }) => (children?.length ? plain(children) : content)).join('');
}

function listHrefs(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => [
    ...(token.type === 'link_open' ? [String(token.attrGet('href'))] : []),
    ...listHrefs(token.children ?? []),
  ]);
}

/** Compares headings and links of the copies with those of their pages: nothing may be public in the copy alone. */
export function listStrayParts(folder: string, routes: readonly string[]): StrayParts {
  const strays: { route: string; part: string }[] = [];
  let headings = 0;
  let links = 0;
  for (const route of routes) {
    const html = readFileSync(`${folder}${route}index.html`, 'utf8');
    const page = readDocument(html);
    const base = new URL(route, page.canonical).href;
    // The copy of a page without translation is the English one, and leads to English pages.
    const address = (href: string) =>
      new URL(href, base).href.replace(
        `${new URL(base).origin}/${page.language}/`,
        `${new URL(base).origin}/`,
      );
    const shown = new Set(page.headings.map(({ text }) => bare(text)));
    const led = new Set(page.links.map(({ href }) => address(href)));
    const copy = parser.parse(readFileSync(`${folder}${routeToMarkdownPath(route)}`, 'utf8'), {});
    copy.forEach(({ type }, index) => {
      if (type !== 'heading_open') return;
      headings += 1;
      const text = plain(copy[index + 1]?.children ?? []);
      // Badges are pictures on the page, and words in brackets in the copy.
      const isShown = [text, text.replace(/ \([^()]*\)/g, '')].some(
        (part) => shown.has(bare(part)) || bare(htmlToText(html)).includes(bare(part)),
      );
      if (!isShown) strays.push({ route, part: text });
    });
    for (const href of listHrefs(copy)) {
      links += 1;
      if (!led.has(address(href))) strays.push({ route, part: href });
    }
  }
  return { strays, headings, links };
}
