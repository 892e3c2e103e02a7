import { type NavPage, isExternal } from '../navigation/NavPage';
import { walkNav } from '../navigation/navTree';
import { type OutputPage, routeToMarkdownPath } from './OutputPage';

/** One line of an `llms.txt`. */
interface LlmsLink {
  readonly text: string;
  readonly href: string;
  readonly description?: string;
}

export interface LlmsSection {
  readonly title: string;
  readonly links: readonly LlmsLink[];
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim();
}

/**
 * Formats an `llms.txt` for language models (https://llmstxt.org): a title, a sentence, and sections of links
 * to Markdown copies. Sections without links are omitted.
 */
export function formatLlms(title: string, description: string, sections: readonly LlmsSection[]): string {
  const blocks = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title: name, links }) => {
      const lines = links.map(
        (link) =>
          `- [${clean(link.text)}](${link.href})${link.description ? `: ${clean(link.description)}` : ''}`,
      );
      return `## ${clean(name)}\n\n${lines.join('\n')}\n`;
    });
  return [`# ${clean(title)}\n`, `> ${clean(description)}\n`, ...blocks].join('\n');
}

/** Title of the section for pages outside of all groups. */
const OTHERS = 'Pages';

/**
 * Lists the pages of one product by the groups of its navigation tree; pages outside of all groups come
 * first.
 * @param pages listed pages of the product in the default language
 * @param nameOf returns the name of a group
 */
export function listLlmsSections(
  nav: readonly NavPage[],
  pages: readonly OutputPage[],
  origin: string,
  nameOf: (page: NavPage) => string,
): LlmsSection[] {
  const left = new Map(pages.map((page) => [page.pathname, page]));
  const take = (pathname: string) => {
    const page = left.get(pathname);
    left.delete(pathname);
    if (!page) return [];
    const { title, description, route } = page;
    return [{ text: title, href: origin + routeToMarkdownPath(route), description }];
  };
  const groups = nav
    .filter((entry) => entry.children && !isExternal(entry))
    .map((entry) => ({
      title: nameOf(entry),
      links: [...walkNav([entry])].flatMap(({ page }) => take(page.pathname)),
    }));
  const others = pages.flatMap(({ pathname }) => take(pathname));
  return [{ title: OTHERS, links: others }, ...groups];
}
