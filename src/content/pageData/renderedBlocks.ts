import { basename } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import type { SectionPicture } from '../../components/SectionList/SectionList';
import type { NavPage } from '../../model/navigation/NavPage';
import { walkNav } from '../../model/navigation/navTree';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import type { BuildContext } from './BuildContext';
import { findBlank, stillHtml } from './demoMarkup';
import { writeHashed } from './generatedFiles';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { localizeHref } from '../../model/languages/languagePath';
import type { DemoBlock, DemoRows } from '../../model/demos/demo';
import { regionName } from '../../model/page/pageNames';
import type { PageBlock } from '../../model/page/PageData';
import { COMPONENT_CARDS, siteComponents, type SiteComponentContext } from '../siteComponents';
import type { Block } from '../markdown/ParsedPage';
import type { BuiltDemo, PageDemos } from '../demos/builtDemo';
import { htmlToText } from '../../model/page/htmlToText';
import { sizeOf } from '../markdown/code/codeBlock';
import { codeBox } from '../../model/demos/codeBox';
import { colorThemeCode } from '../../model/demoTheme/themeCode';
import type { PlaygroundDraft } from '../playground/PlaygroundDraft';
import type { DemoOptions } from '../markdown/blocks/DemoOptions';
import { escapeHtml } from '../../model/page/escapeHtml';
import { codeTabsKey } from '../../model/settings/codeSettings';
import { DATA } from '../workspace';

/** Points the links in the HTML of a page to the pages in the reader's language. */
function localizeLinks(html: string, userLanguage: string): string {
  return html.replace(
    /(<a\b[^>]*? href=")(\/[^"]*)"/g,
    (_, before: string, href: string) => `${before}${localizeHref(href, userLanguage)}"`,
  );
}

/**
 * Returns a table that stands for a grid until that has rendered, for screen readers, the Tab key and the search of
 * the browser. Its cells are where those of the picture are.
 */
export function drawRows({ label, top, widths, heights, rows }: DemoRows, name: string): string {
  const lines = rows.map((texts, line) => {
    const cells = texts.map((text, column) => {
      // A column of boxes has no header.
      const tag = line === 0 && text ? 'th' : 'td';
      const scope = tag === 'th' ? ' scope="col"' : '';
      const width = line === 0 ? ` style="width:${widths[column] ?? 0}px"` : '';
      return `<${tag}${scope}${width}>${escapeHtml(text)}</${tag}>`;
    });
    return `<tr style="height:${heights[line] ?? 0}px">${cells.join('')}</tr>`;
  });
  const style = `top:${top}px;width:${widths.reduce((sum, width) => sum + width, 0)}px`;
  return `<table tabindex="0" aria-label="${escapeHtml(label ?? name)}" style="${style}"><tbody>${lines.join('')}</tbody></table>`;
}

/** Returns links to the files beside a demo, which become its tabs. */
export function drawFileLinks(files: Readonly<Record<string, string>>, label: string): string {
  const links = Object.entries(files).map(
    ([path, href]) => `<li><a href="${href}" dir="ltr">${escapeHtml(path)}</a></li>`,
  );
  return `<ul aria-label="${escapeHtml(label)}">${links.join('')}</ul>`;
}

/** Longer code of a playground is collapsed, in lines. */
const MAX_OPEN_LINES = 9;

/** Returns the block of a demo; adds its static HTML, code and preview to `html` as regions. */
function insertDemo(
  demo: BuiltDemo,
  { disableAd: _ofThePage, ...display }: DemoOptions,
  region: string,
  html: Record<string, string>,
  { direction, demoSheets, nameOfPreview, nameOfFiles, drawControls, themeCode }: BlockContext,
): DemoBlock {
  const {
    name,
    registryKey,
    sourceHref,
    extrasHref,
    codeHtml,
    plainCodeHtml,
    previewHtml,
    playground,
    isTryIt,
    anchor,
  } = demo;
  const drawn = demo.drawn[direction];
  const documentHref = display.iframe ? demo.writeDocuments?.(demoSheets())[direction] : undefined;
  const blank = drawn && !documentHref ? findBlank(drawn) : undefined;
  html[region] = documentHref ? '' : (drawn?.html ?? '');
  if (!display.hideToolbar)
    html[`${region}c`] = display.defaultCodeOpen || previewHtml === undefined ? codeHtml : plainCodeHtml;
  const files = display.hideToolbar ? {} : demo.writeFiles();
  const paths = Object.keys(files);
  if (paths.length > 0) html[`${region}n`] = drawFileLinks(files, nameOfFiles(name));
  const pictures = blank && direction === 'ltr' ? demo.pictures : undefined;
  const rows = pictures ? demo.rows : undefined;
  if (rows) html[`${region}r`] = drawRows(rows, playground?.component ?? name);
  if (playground && !isTryIt) html[`${region}f`] = drawControls(playground);
  if (display.themeSwitch && themeCode !== undefined) html[`${region}t`] = colorThemeCode(themeCode);
  const isLong = playground !== undefined && !isTryIt && codeHtml.split('\n').length > MAX_OPEN_LINES;
  const hasPreview = previewHtml !== undefined && !display.hideToolbar;
  if (hasPreview) {
    html[`${region}p`] = codeBox(previewHtml, nameOfPreview(`${name}.${demo.isJavaScript ? 'js' : 'tsx'}`));
  }
  return {
    kind: 'demo',
    name,
    region,
    ...(hasPreview ? { hasPreview } : {}),
    ...(display.hideToolbar ? {} : { codeSize: sizeOf(htmlToText(codeHtml)) }),
    ...(blank ? { blank } : {}),
    ...(pictures ? { pictures } : {}),
    ...(rows ? { hasRows: true } : {}),
    registryKey,
    display: isLong ? { ...display, defaultCodeOpen: false } : display,
    ...(isLong ? { isLong } : {}),
    ...(themeCode === undefined ? {} : { isThemed: true }),
    ...(sourceHref ? { sourceHref } : {}),
    ...(paths.length > 0 ? { files: paths } : {}),
    extrasHref,
    ...(demo.isJavaScript ? { isJavaScript: true } : {}),
    ...(playground ? { playground: playground.component } : {}),
    ...(playground?.opensInside && !isTryIt ? { opensInside: true } : {}),
    ...(isTryIt ? { isTryIt, anchor } : {}),
    ...(documentHref ? { documentHref } : {}),
  };
}

/** Everything that is needed to render the blocks of a page. */
interface BlockContext {
  readonly userLanguage: string;
  readonly direction: 'ltr' | 'rtl';
  readonly demos: PageDemos;
  /** Writes the style sheets that the demos import for documents with nothing but a demo; returns their addresses. */
  readonly demoSheets: () => readonly string[];
  readonly components: SiteComponentContext;
  /** Returns the accessible name of a demo's preview lines in the reader's language. */
  readonly nameOfPreview: (file: string) => string;
  /** Returns the accessible name of the list of a demo's files in the reader's language. */
  readonly nameOfFiles: (demo: string) => string;
  /** Returns the HTML of a playground's controls in the reader's language. */
  readonly drawControls: (playground: PlaygroundDraft) => string;
  /** Code of the theme of the product's demos; absent if readers cannot choose one. */
  readonly themeCode: string | undefined;
  /** Links the names of the API reference to their pages. */
  readonly linkNames: (html: string) => string;
  /** Names the buttons of code blocks in the reader's language. */
  readonly nameButtons: (html: string) => string;
}

/** Returns the blocks of a parsed text as a page renders them, and their HTML by region. */
export function renderBlocks(
  blocks: readonly Block[],
  context: BlockContext,
): { blocks: PageBlock[]; html: Record<string, string> } {
  const { userLanguage, demos, components, linkNames, nameButtons } = context;
  const html: Record<string, string> = {};
  const built = blocks.map((block, index): PageBlock => {
    const region = regionName(index);
    const draw = (text: string): PageBlock => {
      const linked = nameButtons(linkNames(text));
      html[region] = userLanguage === defaultLanguage() ? linked : localizeLinks(linked, userLanguage);
      return { kind: 'html', region };
    };
    switch (block.kind) {
      case 'html':
        return draw(block.html);
      case 'codeTabs':
        return draw(drawCodeTabs(block, region, components.language));
      case 'demo': {
        const demo = demos.get(block.name);
        return demo ? insertDemo(demo, block.options, region, html, context) : draw('');
      }
      case 'component': {
        const component = siteComponents[block.name];
        const drawn = draw(component ? renderToStaticMarkup(component(components, block.props)) : '');
        return block.name === COMPONENT_CARDS ? { kind: 'sections', region } : drawn;
      }
    }
  });
  const first = built.findIndex(
    (block) => block.kind === 'demo' && !block.isJavaScript && !block.display.hideToolbar,
  );
  const marked = built.map((block, index) =>
    index === first && block.kind === 'demo' ? { ...block, isFirst: true as const } : block,
  );
  return { blocks: marked, html };
}

/**
 * Returns the HTML of a group of code tabs. The tabs are radio buttons and the style sheet shows the selected
 * panel, so that they work without scripts. The frame stores the selection and syncs groups with the same
 * key.
 */
export function drawCodeTabs(
  block: Extract<Block, { kind: 'codeTabs' }>,
  region: string,
  language: string,
): string {
  const name = `${region}-${block.storageKey}`;
  const tabs = block.tabs.map(
    (tab, index) =>
      `<label><input type="radio" name="${escapeHtml(name)}" value="${escapeHtml(tab.name)}"${index === 0 ? ' checked' : ''}>` +
      `<span>${escapeHtml(tab.name)}</span></label>`,
  );
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
  const label = list.format(block.tabs.map((tab) => tab.name));
  const panels = block.tabs.map((tab) => `<div class="code-panel">${tab.html}</div>`);
  return (
    `<div class="code-tabs" data-choice="${escapeHtml(codeTabsKey(block.storageKey))}">` +
    `<div class="code-tab-list" role="radiogroup" aria-label="${escapeHtml(label)}">${tabs.join('')}</div>` +
    `${panels.join('')}</div>`
  );
}

/**
 * Returns the first demo that is complete without scripts, identifiers and a stage as its window; undefined if there is
 * none.
 */
export function findStillDemo(demos: PageDemos | undefined, direction: 'ltr' | 'rtl'): BuiltDemo | undefined {
  return [...(demos?.values() ?? [])].find(({ drawn, playground }) => {
    const still = drawn[direction];
    return (
      still && !playground?.opensInside && !still.html.includes('url(#') && findBlank(still) === undefined
    );
  });
}

/** The pictures of a section's pages, and the demos that some of them show. */
export interface SectionPictures {
  /** By the address of the page. */
  readonly pictures: ReadonlyMap<string, SectionPicture>;
  readonly demos: PageDemos;
  /** HTML of those that are drawings. */
  readonly drawings: string;
}

/**
 * Finds the pictures of the pages in a group: the drawing beside the page, such as `react-menu.svg` beside
 * `react-menu.md`, or the first demo if it documents a component; for a component without a page, the drawing beside its
 * playground, or the playground. Those of another product, whose demos have another
 * theme, have their drawing, or the picture of that product. Empty if no page has one.
 * @param limit how many pictures are shown: those of popular pages first, one for each component, none of a product
 */
export function findSectionPictures(
  group: readonly NavPage[],
  productId: string,
  direction: 'ltr' | 'rtl',
  { content: { pages, registry }, demos: all, language }: BuildContext,
  limit = Infinity,
): SectionPictures {
  const pictures = new Map<string, SectionPicture>();
  const demos = new Map<string, BuiltDemo>();
  let drawings = '';
  const findProduct = (id: string | undefined) => registry.find(({ product }) => product.id === id)?.product;
  const pictured = new Set<string>();
  for (const page of inTurns(group, findProduct(productId)?.popular ?? [])) {
    const contentPage = pages.get(page.pathname);
    const tried = contentPage ? undefined : findTryIt(all.get(page.pathname));
    const { components = [] } = contentPage?.texts[defaultLanguage()]?.frontMatter ?? {};
    const component = tried ? tried.playground?.component : components[0];
    const drawing = tried
      ? readDrawing(`${DATA.playgrounds(productId)}/${component}.svg`)
      : contentPage && readDrawing(contentPage.file.replace(/\.md$/, '.svg'));
    if (pictures.size >= limit || (!component && !drawing)) continue;
    const subject = component ?? page.pathname;
    if (limit < Infinity && pictured.has(subject)) continue;
    const href = pathnameToHref(page.pathname, language.code);
    if (drawing) {
      drawings += drawing;
      pictures.set(href, { html: drawing });
    } else if (tried ?? contentPage?.productId === productId) {
      const built = tried ? new Map([[tried.name, tried]]) : all.get(page.pathname);
      const demo = findStillDemo(built, direction);
      const html = stillHtml(demo?.drawn[direction]?.html ?? '');
      // A part that only says its own name is a name in the list.
      if (!demo || (tried && findOnlyText(html) === component)) continue;
      demos.set(page.pathname, demo);
      pictures.set(href, { html });
    } else {
      const file = findProduct(contentPage?.productId)?.picture;
      if (!file || limit < Infinity) continue;
      pictures.set(href, { src: writeHashed(`pictures/${basename(file)}`, readFileSync(file, 'utf8')) });
    }
    pictured.add(subject);
  }
  return [...pictures.values()].some((picture) => 'html' in picture)
    ? { pictures, demos, drawings }
    : { pictures: new Map(), demos, drawings };
}

/**
 * Returns the pages of a tree: the popular ones, then the first one of each group before the second ones, so that the
 * first few show what readers come for, and the range of the tree.
 */
function inTurns(tree: readonly NavPage[], popular: readonly string[]): NavPage[] {
  const groups = new Map<NavPage | undefined, number>();
  const pages = [...walkNav(tree)].map(({ page, parent }) => {
    const place = popular.indexOf(page.pathname);
    if (place >= 0) return { page, turn: place - popular.length };
    const turn = groups.get(parent?.page) ?? 0;
    if (!page.children) groups.set(parent?.page, turn + 1);
    return { page, turn };
  });
  return pages.sort((a, b) => a.turn - b.turn).map(({ page }) => page);
}

/** Returns the text of a demo that is one element for text; undefined if it is another element, or more. */
function findOnlyText(html: string): string | undefined {
  return /^<(?:p|div|span|label)\b[^<]*>([^<]*)<\/\w+>$/.exec(html)?.[1];
}

/** Returns the playground of an API page, drawn as its picture; undefined if there is none. */
function findTryIt(demos: PageDemos | undefined): BuiltDemo | undefined {
  const tried = [...(demos?.values() ?? [])].find(({ isTryIt }) => isTryIt);
  return tried && { ...tried, drawn: tried.picture ?? {} };
}

/** Returns a drawing; undefined if there is none. */
function readDrawing(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
