import { localizeHref } from '../../model/languages/localizeHref';
import type { PageBlock } from '../../model/page/PageData';
import type { Block } from '../markdown/ParsedPage';
import { drawCodeTabs } from './drawCodeTabs';

/** Links of a page's HTML lead to pages of the reader's language. */
function localizeLinks(html: string, userLanguage: string): string {
  return html.replace(
    /(<a\b[^>]*? href=")(\/[^"]*)"/g,
    (_, before: string, href: string) => `${before}${localizeHref(href, userLanguage)}"`,
  );
}

/**
 * The blocks of a parsed text as a page draws them, and their HTML by region.
 * @param relocalize the text was parsed for another language, as where English stands in for a missing translation
 */
export function buildBlocks(
  blocks: readonly Block[],
  userLanguage: string,
  relocalize: boolean,
): { blocks: PageBlock[]; html: Record<string, string> } {
  const html: Record<string, string> = {};
  const built = blocks.map((block, index): PageBlock => {
    const region = `b${index}`;
    const draw = (text: string): PageBlock => {
      html[region] = relocalize ? localizeLinks(text, userLanguage) : text;
      return { kind: 'html', region };
    };
    switch (block.kind) {
      case 'html':
        return draw(block.html);
      case 'codeTabs':
        return draw(drawCodeTabs(block, region));
      case 'demo':
      case 'component':
        return draw('');
    }
  });
  return { blocks: built, html };
}
