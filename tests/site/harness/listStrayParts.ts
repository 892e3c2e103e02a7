import { readFileSync } from 'node:fs';
import MarkdownIt, { type Token } from 'markdown-it';
import { htmlToText } from '../../../src/model/page/htmlToText';
import { routeToMarkdownPath } from '../../../src/model/outputs/OutputPage';
import { readFacts } from './readFacts';

/** Parts of a page's Markdown copy that the page lacks. */
export interface StrayParts {
  readonly strays: readonly { readonly route: string; readonly part: string }[];
  /** Number of compared parts. */
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

/**
 * Compares headings and links of the copies with those of their pages: nothing may be public only in the
 * copy.
 */
export function listStrayParts(folder: string, routes: readonly string[]): StrayParts {
  const strays: { route: string; part: string }[] = [];
  let headings = 0;
  let links = 0;
  for (const route of routes) {
    const file = `${folder}${route}index.html`;
    const page = readFacts(file);
    const base = new URL(route, page.canonical).href;
    // The copy of a page without translation is the English one, and links to English pages.
    const address = (href: string) =>
      new URL(href, base).href.replace(
        `${new URL(base).origin}/${page.language}/`,
        `${new URL(base).origin}/`,
      );
    const shown = new Set(page.headings.map(({ text }) => bare(text)));
    let whole: string | undefined;
    const isShown = (text: string) => {
      const wanted = bare(text);
      if (shown.has(wanted)) return true;
      whole ??= bare(htmlToText(readFileSync(file, 'utf8')));
      return whole.includes(wanted);
    };
    const led = new Set(page.links.map(({ href }) => address(href)));
    const copy = parser.parse(readFileSync(`${folder}${routeToMarkdownPath(route)}`, 'utf8'), {});
    copy.forEach(({ type }, index) => {
      if (type !== 'heading_open') return;
      headings += 1;
      const text = plain(copy[index + 1]?.children ?? []);
      // Badges are images on the page, and words in parentheses in the copy.
      if (![text, text.replace(/ \([^()]*\)/g, '')].some(isShown)) strays.push({ route, part: text });
    });
    for (const href of listHrefs(copy)) {
      links += 1;
      if (!led.has(address(href))) strays.push({ route, part: href });
    }
  }
  return { strays, headings, links };
}
