import { posix } from 'node:path';
import { defaultLanguage, ENGLISH } from '../../model/languages/defaultLanguage';
import { findText, resolveText } from '../../model/languages/FamilyText';
import { buildDocumentTitle } from '../../model/page/pageNames';
import type { HeadModel, PageData, PageLink } from '../../model/page/PageData';
import { buildUrl } from '../../model/routes/url';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { findReference } from './apiIndex';
import type { PageSource } from './PageSource';
import type { SiteContent } from './SiteContent';
import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { listApiHeadings } from '../../model/api/listApiHeadings';
import type { TextKey, Translations } from '../../model/languages/textKeys';
import type { Product } from '../../model/products/Product';
import { translate } from '../../model/languages/translate';
import type { ParsedPage } from '../markdown/ParsedPage';
import type { BuildContext } from './BuildContext';
import { findActivePage, type NavVisit, walkNav } from '../../model/navigation/navTree';
import type { NavPage } from '../../model/navigation/NavPage';

/** Returns whether a page has its text, or its generated content, in a language. */
export function isTranslated(
  { content, familyPage, unit }: Pick<PageSource, 'content' | 'familyPage' | 'unit'>,
  code: string,
): boolean {
  if (content) return content.texts[code] !== undefined;
  if (familyPage) return findText(familyPage.title, code) !== undefined;
  return unit === undefined || code === defaultLanguage();
}

/**
 * Builds the head of a page. The canonical URL of an untranslated page, and of a page of the API reference, is the page in the
 * default language. Only real translations link to each other (`hreflang`), with the default language as `x-default`.
 */
export function buildHead(
  { site, languages }: SiteContent,
  { pathname, product, content, familyPage, kind, unit }: PageSource,
  { userLanguage, canonicalLanguage }: Pick<PageData, 'userLanguage' | 'canonicalLanguage'>,
  title: string,
  description: string,
): HeadModel {
  const address = (code: string) => buildUrl(pathnameToHref(pathname, code), site.origin);
  const isPage = kind !== 'notFound' && kind !== 'error';
  const noindex = product.product.noindex === true || !isPage;
  const translated = languages.filter(({ code }) => isTranslated({ content, familyPage, unit }, code));
  const alternates =
    translated.length > 1 && translated.some(({ code }) => code === userLanguage) && !noindex
      ? [
          ...translated.map(({ code }) => ({ hreflang: code, href: address(code) })),
          { hreflang: 'x-default', href: address(defaultLanguage()) },
        ]
      : [];
  return {
    title: buildDocumentTitle(title, product.product.name, site.name),
    description,
    ...(isPage ? { canonical: address(canonicalLanguage) } : {}),
    ...(noindex ? { noindex } : {}),
    alternates,
  };
}

const DESCRIPTION_MAX = 160;

/** Returns the text, without the words at its end that are too many. */
function cut(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text.slice(0, DESCRIPTION_MAX).replace(/[\s,،、]+[^\s,،、]*$/, '')}…`;
}

/** Returns the text that names what the page of a unit has. */
function descriptionKey(unit: ApiUnit, texts: Translations): TextKey {
  const sections = new Set(listApiHeadings(unit, texts).map(({ hash }) => hash));
  if (unit.kind !== 'component' || !sections.has('props')) return 'apiUnitDescription';
  if (sections.has('slots')) return sections.has('classes') ? 'apiPageDescription' : 'apiSlotsDescription';
  return sections.has('classes') ? 'apiClassesDescription' : 'apiPropsDescription';
}

/** Returns the title of the page of a unit. */
export const titleOfUnit = ({ name }: ApiUnit) => `${name} API`;

function describeUnit(unit: ApiUnit, { content }: BuildContext) {
  const texts = content.translations.get(ENGLISH) ?? {};
  const { name, packageName, version } = unit;
  const values = { name, package: packageName, version };
  return {
    title: titleOfUnit(unit),
    description: cut(translate(texts, descriptionKey(unit, texts), values)),
  };
}

/** Returns the title and description: from the text, or composed from the subject of a generated page. */
function describeSubject(
  source: PageSource,
  text: ParsedPage | undefined,
  context: BuildContext,
): { title: string; description: string } {
  if (text) return { title: text.title, description: text.description };
  if (source.unit) return describeUnit(source.unit, context);
  if (source.familyPage) {
    const { code } = context.language;
    const { title, description } = source.familyPage;
    return { title: resolveText(title, code), description: resolveText(description, code) };
  }
  const texts = context.content.translations.get(context.language.code) ?? {};
  const { navPage, product } = source;
  if (!navPage) {
    return source.kind === 'error'
      ? { title: translate(texts, 'errorTitle'), description: translate(texts, 'errorText') }
      : { title: translate(texts, 'notFoundTitle'), description: translate(texts, 'notFoundText') };
  }
  const title = context.nameOf(navPage);
  const list = new Intl.ListFormat(context.language.code, { type: 'conjunction', style: 'narrow' });
  const reference = findReference(source);
  if (reference) {
    const packages = list.format(reference.sources.map(({ packageName }) => packageName));
    return { title, description: cut(translate(texts, 'apiIndexDescription', { packages })) };
  }
  if (navPage.description) {
    return { title, description: resolveText(navPage.description, context.language.code) };
  }
  // What is only planned is not announced.
  const isNamed = (page: NavPage) => page.subheader !== undefined || context.hrefOf(page) !== undefined;
  const pages = list.format((navPage.children ?? []).filter(isNamed).map(context.nameOf));
  return {
    title,
    description: cut(
      translate(texts, 'sectionDescription', { name: title, product: product.product.name, pages }),
    ),
  };
}

/**
 * Returns the title and description of a page, and the title for its document, without the names of product and
 * site.
 */
export function describePage(
  source: PageSource,
  text: ParsedPage | undefined,
  context: BuildContext,
): { title: string; description: string; documentTitle: string } {
  const described = describeSubject(source, text, context);
  return { ...described, documentTitle: titleOfDocument(source, described.title, context) };
}

/**
 * Returns the title of a page for its head. A section whose name another section of the product has is named
 * with the group around it: titles of documents are unique.
 */
export function titleOfDocument(
  { kind, pathname, product, navPage }: PageSource,
  title: string,
  { nameOf }: BuildContext,
): string {
  if (kind !== 'section') return title;
  const isTwin = ({ page }: NavVisit) =>
    page.children !== undefined && page.pathname !== navPage?.pathname && nameOf(page) === title;
  if (![...walkNav(product.nav)].some(isTwin)) return title;
  const [parent] = findActivePage(product.nav, pathname).parents.slice(0, -1);
  return parent ? buildDocumentTitle(title, nameOf(parent), '') : title;
}

/** Returns a link to a page of the tree in the reader's language. */
export function linkTo(
  page: NavPage | undefined,
  { language, nameOf }: Pick<BuildContext, 'language' | 'nameOf'>,
): PageLink | undefined {
  return page && { text: nameOf(page), href: pathnameToHref(page.pathname, language.code) };
}

/**
 * Lists the landing page of the product and the groups above the page, outermost first. Empty on the landing
 * page itself and on the pages of the home product.
 */
export function listBreadcrumbs(
  { pathname, product }: Pick<PageSource, 'pathname' | 'product'>,
  context: Pick<BuildContext, 'language' | 'nameOf'>,
): PageLink[] {
  const landing = product.product.prefix.replace(/(?<=.)\/$/, '');
  if (pathname === landing || landing === '/') return [];
  const parents = findActivePage(product.nav, pathname).parents.slice(0, -1).reverse();
  return [
    { text: product.product.name, href: pathnameToHref(landing, context.language.code) },
    ...parents.flatMap((parent) => linkTo(parent, context) ?? []),
  ];
}

/**
 * Returns the product of a page and the outermost group above it, which tell pages of one name apart. Empty where
 * `listBreadcrumbs` is.
 *
 * @example placeOf(button, context) // → 'Material UI · Components'
 */
export function placeOf(
  source: Pick<PageSource, 'pathname' | 'product'>,
  context: Pick<BuildContext, 'language' | 'nameOf'>,
): string {
  const names = listBreadcrumbs(source, context).map(({ text }) => text);
  return names.slice(0, 2).join(' · ');
}

/**
 * Formats a day in a language. This happens at build time: in browsers, creating the format takes long,
 * and the result could differ.
 *
 * @example formatDay('2025-03-31', 'en') // → 'March 31, 2025'
 */
export function formatDay(day: string, languageCode: string): string {
  const format = new Intl.DateTimeFormat(languageCode, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}

/**
 * Lists the links to a component's source, package, issues and patterns that the front matter of the default language names.
 * Files and issues are those of the product's repository at the documented version.
 */
export function listComponentLinks(
  { product, content: entry }: Pick<PageSource, 'product' | 'content'>,
  { content, language }: Pick<BuildContext, 'content' | 'language'>,
): PageLink[] {
  const { githubSource, githubLabel, packageName, waiAria, materialDesign } =
    entry?.texts[defaultLanguage()]?.frontMatter ?? {};
  const { repository = content.site.repository, version, tag = `v${version}` } = product.product;
  const texts = content.translations.get(language.code) ?? {};
  const query = `is:issue is:open label:"${githubLabel}"`;
  const links: [text: string, href: string | undefined | false][] = [
    [translate(texts, 'componentSource'), githubSource && `${repository}/tree/${tag}/${githubSource}`],
    [packageName ?? '', packageName && `https://www.npmjs.com/package/${packageName}`],
    ['WAI-ARIA', waiAria],
    ['Material Design', materialDesign],
    [
      translate(texts, 'componentIssues'),
      githubLabel && `${repository}/issues?q=${encodeURIComponent(query)}`,
    ],
  ];
  return links.flatMap(([text, href]) => (href ? [{ text, href }] : []));
}

/**
 * Lists the links of a unit to the folder of its source, in the product's repository at the documented version, and
 * to the file of the published package that declares it. Empty if another package declares the unit.
 */
export function listSourceLinks(
  { declaredIn, packageName, version }: ApiUnit,
  source: ApiSource | undefined,
  { repository, version: documented, tag = `v${documented}` }: Product,
  texts: Translations,
): PageLink[] {
  if (declaredIn === undefined) return [];
  const folder = source?.sourceFolder;
  const declaration = {
    text: translate(texts, 'apiDeclaration'),
    href: `https://unpkg.com/${packageName}@${version}/${declaredIn}`,
  };
  if (!folder || !repository) return [declaration];
  const href = `${repository}/tree/${tag}/${posix.join(folder.source, posix.relative(folder.built, posix.dirname(declaredIn)))}`;
  return [{ text: translate(texts, 'componentSource'), href }, declaration];
}
