import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import {
  SEARCH_FORMAT,
  type NameShard,
  type PageRow,
  type TextRow,
  type TextShard,
} from '../../model/search/SearchShard';
import { propAnchor } from '../../model/api/anchors';
import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { NameOf } from '../pageData/pageLists';
import type { PageSource } from '../pageData/PageSource';
import { buildUnitRow, listMessages, listTypes } from './apiRows';
import type { Heading, ParsedPage, Block } from '../markdown/ParsedPage';
import { htmlToText } from '../../model/page/htmlToText';

/** Builds the rows of a product's pages that have their own text, or only a name, in a language. */
function buildPages(
  sources: readonly PageSource[],
  language: string,
  nameOf: NameOf,
): { rows: PageRow[]; texts: TextRow[] } {
  const rows: PageRow[] = [];
  const texts: TextRow[] = [];
  for (const { pathname, content, navPage, unit } of sources) {
    const text = content?.texts[language];
    if (text) {
      rows.push(buildPageRow(pathname, navPage ? nameOf(navPage) : text.title, text));
      texts.push([pathname, readTexts(text.blocks)]);
    } else if (!content && !unit && navPage) rows.push([pathname, nameOf(navPage), '', '', '', []]);
  }
  return { rows, texts };
}

/** Returns the Markdown of the package's comments as plain text. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function unitTexts(unit: ApiUnit): TextRow {
  const props = unit.props
    .filter(({ description, internal }) => description && !internal)
    .map(({ name, description }): [string, string] => [propAnchor(unit.name, name), plainText(description)]);
  return [
    unit.pathname,
    [...(unit.description ? [['', plainText(unit.description)] as const] : []), ...props],
  ];
}

/**
 * Builds the two shards of a product in a language, from the pages that have text in it. The API reference
 * exists in one language only, and is in the shards of the default one.
 */
export function buildShards(
  product: string,
  language: string,
  sources: readonly PageSource[],
  nameOf: NameOf,
  apiSource?: ApiSource,
): readonly [names: NameShard, texts: TextShard] {
  const isDefault = language === DEFAULT_LANGUAGE_CODE;
  const units = isDefault ? sources.flatMap(({ unit }) => unit ?? []) : [];
  const pages = buildPages(sources, language, nameOf);
  const documented = new Set(pages.rows.flatMap(([, , , , names]) => names.split(' ')));
  const types = listTypes(units);
  const messages = isDefault && apiSource ? listMessages(apiSource, units) : [];
  const texts = [...pages.texts, ...units.map(unitTexts)].filter(([, found]) => found.length > 0);
  const head = { format: SEARCH_FORMAT, product, language };
  return [
    {
      ...head,
      tier: 1,
      pages: pages.rows,
      units: units.map((unit) => buildUnitRow(unit, documented.has(unit.name))),
      types,
      messages,
      count: pages.rows.length + units.length + types.length + messages.length,
    },
    { ...head, tier: 2, texts, count: texts.length },
  ];
}

function flatten(headings: readonly Heading[]): Heading[] {
  return headings.flatMap((heading) => [heading, ...flatten(heading.children)]);
}

/** Builds the index row of a page of text; `name` is its name in the sidebar. */
function buildPageRow(pathname: string, name: string, text: ParsedPage): PageRow {
  const headings = flatten(text.headings).filter(({ hash }) => hash !== '');
  return [
    pathname,
    name,
    text.title === name ? '' : text.title,
    text.description,
    [...(text.frontMatter.components ?? []), ...(text.frontMatter.hooks ?? [])].join(' '),
    headings.map(({ hash, text: heading }) => [hash, heading]),
  ];
}

/** Code, titles of code, buttons and the links of headings, which are not searched. */
const NO_TEXT =
  /<pre\b.*?<\/pre>|<div class="code-title">.*?<\/div>|<button\b.*?<\/button>|<a class="anchor".*?<\/a>/gs;
const HEADING = /<h[23] id="([^"]*)">.*?<\/h[23]>/gs;
const BREAK = /<\/(?:p|li|td|th|div|h[1-6])>|<br>/g;

/** Returns the readable text of HTML, on one line. */
function readText(html: string): string {
  return htmlToText(html.replace(NO_TEXT, ' ').replace(BREAK, ' ')).replace(/\s+/g, ' ').trim();
}

/**
 * Returns the text of a page by the fragment of the heading above it; the fragment is empty for text above
 * the first heading. Sections without text are left out.
 */
function readTexts(blocks: readonly Block[]): [hash: string, text: string][] {
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
