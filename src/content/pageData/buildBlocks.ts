import { renderToStaticMarkup } from 'react-dom/server';
import { localizeHref } from '../../model/languages/localizeHref';
import type { DemoBlock } from '../../model/demos/DemoBlock';
import type { PageBlock } from '../../model/page/PageData';
import { siteComponents, type SiteComponentContext } from '../siteComponents/siteComponents';
import type { Block } from '../markdown/ParsedPage';
import type { BuiltDemo, PageDemos } from '../demos/DemoBuild';
import type { DemoOptions } from '../markdown/blocks/DemoOptions';
import { drawCodeTabs } from './drawCodeTabs';

/** Links of a page's HTML lead to pages of the reader's language. */
function localizeLinks(html: string, userLanguage: string): string {
  return html.replace(
    /(<a\b[^>]*? href=")(\/[^"]*)"/g,
    (_, before: string, href: string) => `${before}${localizeHref(href, userLanguage)}"`,
  );
}

/** A demo's block; its drawn HTML, code and preview become regions of the page. */
function placeDemo(
  demo: BuiltDemo,
  { disableAd: _ofThePage, ...display }: DemoOptions,
  region: string,
  direction: 'ltr' | 'rtl',
  html: Record<string, string>,
): DemoBlock {
  const { name, shard, sourceFile, extrasHref, codeHtml, previewHtml } = demo;
  const drawn = demo.drawn[direction];
  html[region] = display.iframe ? '' : (drawn?.html ?? '');
  if (!display.hideToolbar) html[`${region}c`] = codeHtml;
  const hasPreview = previewHtml !== undefined && !display.hideToolbar;
  if (hasPreview) html[`${region}p`] = previewHtml;
  const styleIds = Object.keys(drawn?.styles ?? {});
  return { kind: 'demo', name, region, hasPreview, shard, display, styleIds, sourceFile, extrasHref };
}

/**
 * The blocks of a parsed text as a page draws them, and their HTML by region.
 * @param relocalize the text was parsed for another language, as where English stands in for a missing translation
 */
export function buildBlocks(
  blocks: readonly Block[],
  userLanguage: string,
  relocalize: boolean,
  demos: PageDemos,
  direction: 'ltr' | 'rtl',
  components: SiteComponentContext,
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
      case 'demo': {
        const demo = demos.get(block.name);
        return demo ? placeDemo(demo, block.options, region, direction, html) : draw('');
      }
      case 'component': {
        const component = siteComponents[block.name];
        return draw(component ? renderToStaticMarkup(component(components, block.props)) : '');
      }
    }
  });
  return { blocks: built, html };
}
