import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { resolveText } from '../../model/languages/FamilyText';
import {
  SEARCH_FORMAT,
  type NamePart,
  type PageRow,
  type TextRow,
  type TextPart,
  type UnitRow,
} from '../../model/search/SearchPart';
import { splitNames } from '../../model/search/SearchEntry';
import { enumAnchor, genericAnchor, messageAnchor, propAnchor } from '../../model/api/anchors';
import { type ApiSignature, type ApiUnit, listUnits, memberText } from '../../model/api/ApiUnit';
import { walkNav } from '../../model/navigation/navTree';
import { type HrefOf, isOnSite } from '../../model/navigation/navTarget';
import type { NavPage } from '../../model/navigation/NavPage';
import type { NameOf } from '../pageData/pageLists';
import type { PageSource } from '../pageData/PageSource';
import { buildUnitRow, listMessages, listTypes } from './apiRows';
import type { Heading, ParsedPage, Block } from '../markdown/ParsedPage';
import { htmlToText } from '../../model/page/htmlToText';

/** Returns the names of the first level's groups, by the pathname of each page in them. */
function listGroups(nav: readonly NavPage[], nameOf: NameOf): Map<string, string> {
  const groups = new Map<string, string>();
  for (const { page, parent } of walkNav(nav)) {
    let top = parent;
    while (top?.parent) top = top.parent;
    if (top) groups.set(page.pathname, nameOf(top.page));
  }
  return groups;
}

/** Lists the entries of the tree that are documented on another host. */
function listElsewhere(
  nav: readonly NavPage[],
  nameOf: NameOf,
  hrefOf: HrefOf,
  groups: ReadonlyMap<string, string>,
) {
  return [...walkNav(nav)].flatMap(({ page }): PageRow[] => {
    const href = page.children || page.subheader ? undefined : hrefOf(page);
    if (href === undefined || isOnSite(href)) return [];
    return [[href, nameOf(page), '', '', '', [], groups.get(page.pathname) ?? '']];
  });
}

/** Builds the rows of a product's pages that have their own text, or only a name, in a language. */
function buildPages(
  sources: readonly PageSource[],
  language: string,
  nameOf: NameOf,
  nav: readonly NavPage[],
  hrefOf: HrefOf,
): { rows: PageRow[]; texts: TextRow[] } {
  const rows: PageRow[] = [];
  const texts: TextRow[] = [];
  const groups = listGroups(nav, nameOf);
  if (language === defaultLanguage()) rows.push(...listElsewhere(nav, nameOf, hrefOf, groups));
  for (const { pathname, content, familyPage, navPage, unit } of sources) {
    const text = content?.texts[language];
    const group = groups.get(pathname) ?? '';
    if (text) {
      rows.push(buildPageRow(pathname, navPage ? nameOf(navPage) : text.title, text, group));
      texts.push([pathname, readTexts(text.blocks)]);
    } else if (familyPage) {
      const title = resolveText(familyPage.title, language);
      const name = navPage ? nameOf(navPage) : title;
      const description = resolveText(familyPage.description, language);
      rows.push([pathname, name, title === name ? '' : title, description, '', [], group]);
    } else if (!content && !unit && navPage) rows.push([pathname, nameOf(navPage), '', '', '', [], group]);
  }
  return { rows, texts };
}

/** Returns the Markdown of the package's comments as plain text. */
function plainText(markdown: string): string {
  return markdown
    .replace(/^ *(?:```|~~~).*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Joins what a comment says in its text and its notes, and of the forms of a call. */
function joinTexts(
  { description, notes = [] }: Pick<ApiUnit, 'description' | 'notes'>,
  forms: readonly ApiSignature[] = [],
): string {
  const said = forms.flatMap((form) => [
    form.description ?? '',
    ...form.arguments.map((argument) => argument.description),
    form.returns?.description ?? '',
    ...(form.notes ?? []).map(({ text }) => text),
  ]);
  return plainText([description, ...notes.map(({ text }) => text), ...said].filter(Boolean).join('\n\n'));
}

function unitTexts(unit: ApiUnit): TextRow {
  const { dataAttributes = [], cssVariables = [] } = unit;
  // Attributes have no entries of their own.
  const attributes = [...dataAttributes, ...cssVariables].map(({ name, description }) =>
    plainText(`\`${name}\` ${description}`),
  );
  const whole = [joinTexts(unit, unit.signatures), ...attributes].filter(Boolean).join(' ');
  const props = unit.props
    .map((prop): [string, string] => [propAnchor(unit.name, prop.name), joinTexts(prop, prop.overloads)])
    .filter(([, text]) => text);
  const messages = (unit.messages ?? []).flatMap(({ text, cause = '', cure = '' }): [string, string][] =>
    cause || cure ? [[messageAnchor(unit.name, text), plainText(`${cause} ${cure}`)]] : [],
  );
  const enums = (unit.enums ?? []).map((one): [string, string] => {
    const texts = one.members.map((member) => `${memberText(one.name, member.name)} ${joinTexts(member)}`);
    return [enumAnchor(unit.name, one.name), [joinTexts(one), ...texts].filter(Boolean).join(' ')];
  });
  const generics = unit.generics.flatMap(({ name, description = '' }): [string, string][] =>
    description ? [[genericAnchor(unit.name, name), plainText(description)]] : [],
  );
  const own = whole ? [[unit.anchor ?? '', whole] as const] : [];
  return [unit.pathname, [...own, ...props, ...generics, ...enums, ...messages]];
}

/** A part of names with the parts of their texts. */
export interface ProductPart {
  readonly names: NamePart;
  readonly texts: readonly TextPart[];
}

/**
 * Maximum number of characters of a part of names, and of one of texts; a single page may have more. One
 * kilobyte of names is about 250 bytes in transfer, one of texts about 280.
 */
const MAX_NAMES = 20_000;
const MAX_TEXTS = 40_000;

/** Cuts a list into runs of at most a size; an item that is larger is a run of its own. */
function cutRuns<T>(items: readonly T[], sizeOf: (item: T) => number, most: number): T[][] {
  const runs: T[][] = [];
  let size = Infinity;
  for (const item of items) {
    const added = sizeOf(item);
    if (size + added > most) {
      runs.push([]);
      size = 0;
    }
    runs.at(-1)?.push(item);
    size += added;
  }
  return runs;
}

const countLetters = (row: unknown) => JSON.stringify(row).length;

/** Returns a unit's row with the props of the owners that are in another part. */
function addAbsentOwners(
  row: UnitRow,
  present: ReadonlySet<string>,
  propsOf: ReadonlyMap<string, string>,
): UnitRow {
  const owners = splitNames(row[7]);
  const absent = owners.filter((owner) => !present.has(owner));
  const foreign = [row[6], ...absent.flatMap((owner) => propsOf.get(owner) ?? [])].filter(Boolean);
  const remaining = owners.filter((owner) => present.has(owner));
  return [...row.slice(0, 6), foreign.join(' '), remaining.join(' '), ...row.slice(8)] as unknown as UnitRow;
}

/**
 * Builds the parts of a product in a language, from the pages that have text in it. The API reference exists
 * in one language only, and is in the parts of the default one.
 * @param hrefOf returns the address of an entry of the tree; those on other hosts are in the parts, too
 */
export function buildParts(
  product: string,
  language: string,
  sources: readonly PageSource[],
  nameOf: NameOf,
  nav: readonly NavPage[] = [],
  hrefOf: HrefOf = () => undefined,
): ProductPart[] {
  const isDefault = language === defaultLanguage();
  const units = isDefault ? sources.flatMap(({ unit }) => (unit ? listUnits(unit) : [])) : [];
  const pages = buildPages(sources, language, nameOf, nav, hrefOf);
  const documented = new Set(pages.rows.flatMap(([, , , , names]) => names.split(' ')));
  // A page that names a namespace explains its members, too.
  const isDocumented = ({ name, anchor }: ApiUnit) =>
    documented.has(anchor === undefined ? name : (name.split('.')[0] ?? name));
  const unitRows = units.map((unit) => buildUnitRow(unit, isDocumented(unit)));
  const types = listTypes(units);
  const messages = listMessages(units);
  const propsOf = new Map(unitRows.map((row) => [row[0], row[5]]));
  const textsOf = new Map([
    ...pages.texts.map((row) => [row[0], row] as const),
    ...units.map((unit, index) => [unitRows[index]?.[2] ?? '', unitTexts(unit)] as const),
  ]);
  const items = [
    ...pages.rows.map((row) => ({ row, place: row[0], unit: -1 })),
    ...unitRows.map((row, unit) => ({ row, place: row[2], unit })),
  ];
  const head = { format: SEARCH_FORMAT, product, language };
  const sizeOf = ({ row, unit }: (typeof items)[number]) =>
    countLetters(row) +
    countLetters(types.filter((type) => type[1] === unit)) +
    countLetters(messages.filter((message) => message[1] === unit));
  return cutRuns(items, sizeOf, MAX_NAMES).map((run) => {
    const unitNumbers = run.flatMap(({ unit }) => (unit < 0 ? [] : unit));
    const numberOf = new Map(unitNumbers.map((unit, index) => [unit, index]));
    const present = new Set(unitNumbers.flatMap((unit) => unitRows[unit]?.[0] ?? []));
    const rows = unitNumbers.flatMap((unit) => {
      const row = unitRows[unit];
      return row ? [addAbsentOwners(row, present, propsOf)] : [];
    });
    const lists = {
      pages: run.flatMap(({ row, unit }) => (unit < 0 ? [row as PageRow] : [])),
      units: rows,
      types: types.flatMap(([name, unit, ...place]) => {
        const number = numberOf.get(unit);
        return number === undefined ? [] : [[name, number, ...place] as const];
      }),
      messages: messages.flatMap(([text, unit]) => {
        const number = numberOf.get(unit);
        return number === undefined ? [] : [[text, number] as const];
      }),
    };
    const count = lists.pages.length + rows.length + lists.types.length + lists.messages.length;
    const texts = run.flatMap(({ place }): TextRow[] => {
      const row = textsOf.get(place);
      return row && row[1].length > 0 ? [row] : [];
    });
    return {
      names: { ...head, tier: 1, ...lists, count },
      texts: cutRuns(texts, countLetters, MAX_TEXTS).map((part) => ({
        ...head,
        tier: 2,
        texts: part,
        count: part.length,
      })),
    };
  });
}

function flatten(headings: readonly Heading[]): Heading[] {
  return headings.flatMap((heading) => [heading, ...flatten(heading.children)]);
}

/** Builds the index row of a page of text; `name` is its name in the sidebar. */
function buildPageRow(pathname: string, name: string, text: ParsedPage, group: string): PageRow {
  const { components, hooks, tags } = text.frontMatter;
  const headings = flatten(text.headings).filter(({ hash }) => hash !== '');
  return [
    pathname,
    name,
    text.title === name ? '' : text.title,
    text.description,
    [components, hooks, tags].flatMap((words = []) => words).join(' '),
    headings.map(({ hash, text: heading }) => [hash, heading]),
    group,
  ];
}

/** Code, titles of code, buttons, the links of headings and those of footnotes, which are not searched. */
const NO_TEXT =
  /<pre\b.*?<\/pre>|<div class="code-title">.*?<\/div>|<button\b.*?<\/button>|<a class="(?:anchor|footnote-back)".*?<\/a>|<sup class="footnote-ref">.*?<\/sup>/gs;
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
