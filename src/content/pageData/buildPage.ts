import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Toc } from '../../components/Toc/Toc';
import type { ApiLookup } from '../../model/api/createApiLookup';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/defaultLanguageCode';
import type { Language } from '../../model/languages/Language';
import { localizeHref } from '../../model/languages/localizeHref';
import { FRAME_TEXT_KEYS, PAGE_TEXT_KEYS, type TextKey } from '../../model/languages/textKeys';
import { translate } from '../../model/languages/translate';
import { findActivePage } from '../../model/navigation/findActivePage';
import { findPreviousNext } from '../../model/navigation/findPreviousNext';
import { listBadges } from '../../model/navigation/listBadges';
import type { NavPage } from '../../model/navigation/NavPage';
import type { PageData, PageLink, PageProps, ReleaseLine } from '../../model/page/PageData';
import { listVersions } from '../../model/products/listVersions';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { drawApiPage, type DrawnApiPage } from '../api/drawApiPage';
import { linkApiNames } from '../api/linkApiNames';
import type { DemosByPage, PageDemos } from '../demos/DemoBuild';
import { writeDemoStyles } from '../demos/writeDemoStyles';
import type { ParsedPage } from '../markdown/ParsedPage';
import { buildBlocks } from './buildBlocks';
import { buildHead } from './buildHead';
import { buildSections } from './buildSections';
import type { NameOf } from './buildSidebarTree';
import type { PageSource } from './PageSource';
import type { SiteContent } from './SiteContent';

/** What a page of one language is built with, the same for all of them. */
export interface BuildContext {
  readonly content: SiteContent;
  readonly language: Language;
  readonly nameOf: NameOf;
  /** Hashed address of a product's whole sidebar in this language. */
  readonly navHref: (productId: string) => string;
  readonly knownPagesHref: string;
  /** Names of the API reference and their places. */
  readonly apiLookup: ApiLookup;
  /** Hashed address of the texts that are fetched when first needed, in this language. */
  readonly textsHref: string;
  /** Hashed address of the ads in this language. */
  readonly adsHref: string;
  readonly demos: DemosByPage;
  /** Address of the variables of a product's demo theme. */
  readonly demoTheme: (productId: string) => string | undefined;
}

const DESCRIPTION_MAX = 160;

function cut(text: string): string {
  return text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…`;
}

function linkTo(page: NavPage | undefined, { language, nameOf }: BuildContext): PageLink | undefined {
  return page && { text: nameOf(page), href: pathnameToHref(page.pathname, language.code) };
}

/** Groups above the page, outermost first; the product's landing page leads, except on itself and on the home page. */
function listBreadcrumbs({ pathname, product }: PageSource, context: BuildContext): PageLink[] {
  const landing = product.product.prefix.replace(/(?<=.)\/$/, '');
  if (pathname === landing || landing === '/') return [];
  const parents = findActivePage(product.nav, pathname).parents.slice(0, -1).reverse();
  return [
    { text: product.product.name, href: pathnameToHref(landing, context.language.code) },
    ...parents.flatMap((parent) => linkTo(parent, context) ?? []),
  ];
}

function titleAndDescription(
  source: PageSource,
  text: ParsedPage | undefined,
  context: BuildContext,
): { title: string; description: string } {
  if (text) return { title: text.title, description: text.description };
  if (source.unit) return describeUnit(source.unit, context);
  const texts = context.content.translations.get(context.language.code) ?? {};
  const { navPage, product } = source;
  if (!navPage) {
    return source.kind === 'error'
      ? { title: translate(texts, 'errorTitle'), description: translate(texts, 'errorText') }
      : { title: translate(texts, 'notFoundTitle'), description: translate(texts, 'notFoundText') };
  }
  const title = context.nameOf(navPage);
  const pages = (navPage.children ?? []).map(context.nameOf).join(', ');
  return {
    title,
    description: cut(
      translate(texts, 'sectionDescription', { name: title, product: product.product.name, pages }),
    ),
  };
}

function describeUnit({ name, packageName, version }: ApiUnit, { content }: BuildContext) {
  const texts = content.translations.get(DEFAULT_LANGUAGE_CODE) ?? {};
  const values = { name, package: packageName, version };
  return { title: `${name} API`, description: cut(translate(texts, 'apiPageDescription', values)) };
}

/** Pages whose front matter names the unit, and that show demos. */
function listDemoPages({ pages }: SiteContent, { name, productId }: ApiUnit): PageLink[] {
  return [...pages.values()].flatMap((page) => {
    const { frontMatter, blocks, title } = page.texts.en ?? {};
    const named = frontMatter?.components.includes(name) || frontMatter?.hooks.includes(name);
    if (page.productId !== productId || !named || !blocks?.some(({ kind }) => kind === 'demo')) return [];
    return [{ text: title ?? '', href: pathnameToHref(page.pathname, DEFAULT_LANGUAGE_CODE) }];
  });
}

const drawnUnits = new WeakMap<ApiUnit, DrawnApiPage>();

/** The drawn page of a unit; drawn once, the same for all languages. */
function drawUnit(unit: ApiUnit, content: SiteContent): DrawnApiPage {
  const texts = content.translations.get(DEFAULT_LANGUAGE_CODE) ?? {};
  const drawn = drawnUnits.get(unit) ?? drawApiPage(unit, listDemoPages(content, unit), texts);
  drawnUnits.set(unit, drawn);
  return drawn;
}

function listReleases({ registry }: SiteContent): ReleaseLine[] {
  return registry.flatMap(({ product, releases = [] }) =>
    releases.map((release) => ({ ...release, product: product.name })),
  );
}

function textsOf(source: PageSource, { content, language }: BuildContext): Record<string, string> {
  const texts = content.translations.get(language.code) ?? {};
  const keys: readonly TextKey[] =
    source.kind === 'notFound' ? [...FRAME_TEXT_KEYS, ...PAGE_TEXT_KEYS] : FRAME_TEXT_KEYS;
  return Object.fromEntries(keys.map((key) => [key, texts[key] ?? key]));
}

/** Sheets that a page's demos need: their theme's variables, then their own rules. */
function listDemoStyles(
  demos: PageDemos,
  productId: string,
  direction: 'ltr' | 'rtl',
  { demoTheme }: BuildContext,
): string[] {
  if (demos.size === 0) return [];
  return [demoTheme(productId), writeDemoStyles(demos, direction)].filter((href) => href !== undefined);
}

/** A demo may ask for a page without advertisement. */
function hasAdlessDemo(text: ParsedPage | undefined): boolean {
  return text?.blocks.some((block) => block.kind === 'demo' && block.options.disableAd) ?? false;
}

/** The props of one page in one language: everything above only draws them. */
export function buildPage(source: PageSource, context: BuildContext): PageProps {
  const { content, language, nameOf } = context;
  const { pathname, product, navPage, kind } = source;
  const isGenerated = kind === 'notFound' || kind === 'error';
  const { product: own, nav } = product;
  const userLanguage = language.code;
  const translated = source.content?.texts[userLanguage];
  const text = translated ?? source.content?.texts.en;
  const isEnglishOnly = source.unit !== undefined || (text !== undefined && !translated);
  const contentLanguage = isEnglishOnly ? DEFAULT_LANGUAGE_CODE : userLanguage;
  const drawnUnit = source.unit && drawUnit(source.unit, content);
  const { title, description } = titleAndDescription(source, text, context);
  const contentDirection = content.languages.find(({ code }) => code === contentLanguage)?.direction ?? 'ltr';
  const demos: PageDemos = context.demos.get(pathname) ?? new Map();
  const products = content.registry.map((entry) => ({
    id: entry.product.id,
    text: entry.product.name,
    description: entry.product.description,
    href: pathnameToHref(entry.product.prefix, userLanguage),
  }));
  const { blocks, html } = buildBlocks(
    drawnUnit ? [{ kind: 'html', html: drawnUnit.html }] : (text?.blocks ?? []),
    {
      userLanguage,
      direction: contentDirection,
      demos,
      components: {
        productId: own.id,
        products,
        releases: listReleases(content),
        language: contentLanguage,
        translate: (key, values) => translate(content.translations.get(contentLanguage) ?? {}, key, values),
      },
      linkNames: (part) => (drawnUnit ? part : linkApiNames(part, context.apiLookup, own.id)),
    },
  );
  const disableAd = isGenerated || hasAdlessDemo(text);
  const headings = drawnUnit?.headings ?? text?.headings ?? [];
  const neighbours = findPreviousNext(
    nav,
    pathname,
    content.registry.map((entry) => entry.product),
  );
  const file = translated ? source.content?.translations[userLanguage] : source.content?.file;
  const lastUpdated = file && content.commitDates?.get(file);
  const previous = linkTo(neighbours.previous, context);
  const next = linkTo(neighbours.next, context);
  const page: PageData = {
    kind,
    pathname,
    href: pathnameToHref(pathname, userLanguage),
    userLanguage,
    product: { id: own.id, name: own.name, href: pathnameToHref(own.prefix, userLanguage) },
    products,
    languages: content.languages.map(({ code, name, direction }) => ({
      code,
      direction,
      isTranslated: source.content ? source.content.texts[code] !== undefined : source.unit === undefined || code === DEFAULT_LANGUAGE_CODE,
      offer: translate(content.translations.get(code) ?? {}, 'languageOffer'),
      text: name,
      href: pathnameToHref(isGenerated ? '/' : pathname, code),
    })),
    versions: listVersions(own, isGenerated ? '/' : pathname).map((version) => ({
      ...version,
      href: localizeHref(version.href, userLanguage),
    })),
    navHref: context.navHref(own.id),
    textsHref: context.textsHref,
    title,
    description,
    badges: navPage ? listBadges(navPage) : [],
    contentLanguage,
    contentDirection,
    ...(source.content?.stale.includes(contentLanguage) ? { isStale: true } : {}),
    breadcrumbs: listBreadcrumbs(source, context),
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
    ...(file ? { editHref: content.site.editBase + file } : {}),
    repositoryHref: content.site.repository,
    ...(lastUpdated ? { lastUpdated } : {}),
    hasToc: headings.length > 0,
    blocks: [
      ...blocks,
      ...(kind === 'section'
        ? [
            {
              kind: 'sections',
              entries: buildSections(content.pages, navPage?.children ?? [], userLanguage, nameOf),
            } as const,
          ]
        : []),
    ],
    demoStyles: listDemoStyles(demos, own.id, contentDirection, context),
    disableAd,
    ...(disableAd || kind === 'home' ? {} : { adsHref: context.adsHref }),
    head: buildHead(content, source, contentLanguage, title, description),
    ...(kind === 'notFound' ? { knownPagesHref: context.knownPagesHref } : {}),
    html: {
      ...html,
      ...(headings.length > 0
        ? { toc: renderToStaticMarkup(createElement(Toc, { entries: headings })) }
        : {}),
    },
  };
  return { userLanguage, translations: textsOf(source, context), page };
}
