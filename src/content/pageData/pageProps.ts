import { ROWS } from '../../browser/notFound/findNearest';
import type { ParsedPage } from '../markdown/ParsedPage';
import { type FamilySlotProps, SLOT_NAMES, slotRegion } from '../../model/page/FamilyParts';
import type { PageData, PageProps } from '../../model/page/PageData';
import { slots } from '../../site';
import { posix } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Toc } from '../../components/Toc/Toc';
import { hasAds } from '../../model/ads/AdsConfig';
import { defaultLanguage, ENGLISH } from '../../model/languages/defaultLanguage';
import { localizeHref } from '../../model/languages/languagePath';
import { PAGE_TEXT_KEYS, type TextKey } from '../../model/languages/textKeys';
import { translate } from '../../model/languages/translate';
import { listPageTabs, withoutTabs } from '../../model/navigation/pageTabs';
import { walkNav } from '../../model/navigation/navTree';
import { listBadges, type NavPage } from '../../model/navigation/NavPage';
import { HOME_PREFIX, type Product } from '../../model/products/Product';
import { formatDemoColorMode } from '../../model/demos/demoColorMode';
import { encodePath } from '../../model/routes/pathname';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { COMPONENT_CARDS } from '../siteComponents';
import { linkApiNames } from '../api/linkApiNames';
import type { PageDemos } from '../demos/builtDemo';
import { writeDemoStyles } from '../demos/demoStyles';
import { pageLabelsOf } from '../interfaceTexts';
import { translateButtons } from '../markdown/code/codeBlock';
import type { BuildContext } from './BuildContext';
import { drawControls } from '../playground/drawControls';
import { findSectionPictures, renderBlocks, type SectionPictures } from './renderedBlocks';
import {
  buildHead,
  describePage,
  formatDay,
  isTranslated,
  linkTo,
  listBreadcrumbs,
  listComponentLinks,
} from './pageHead';
import {
  buildApiNames,
  findNewest,
  buildCard,
  buildIndexes,
  listCardPages,
  listPopular,
  buildSections,
  drawSections,
  listReleases,
  listSectionHeadings,
  listVersionsOf,
  withComponentHeadings,
} from './pageLists';
import { listPictured, sortGroups } from '../../components/SectionList/SectionList';
import { stageOf } from './apiPages';
import { findReference, listApiGroups } from './apiIndex';
import { listGalleryGroups, type SectionGroup } from './gallery';
import { translateControls } from '../api/translateControls';
import { drawUnit, writeApiStyles } from '../api/apiPage';
import { placeAd, placeApiBlocks } from './adPlace';
import type { PageSource } from './PageSource';

/** Returns the texts of the 404 page, which is the only page with additional texts. */
function notFoundTexts({ content, language, shared }: BuildContext): Record<string, string> {
  const texts = content.translations.get(language.code) ?? {};
  return {
    ...shared.translations,
    ...Object.fromEntries(PAGE_TEXT_KEYS.map((key: TextKey) => [key, texts[key] ?? key])),
  };
}

/** Lists the style sheets that some demos import. Pictures of playgrounds, which have no program, may need any of the product. */
function listSheets(demos: PageDemos, product: Product, { sheetsOf, demoFiles }: BuildContext) {
  const ofProduct = () => [...demoFiles.keys()].filter((key) => `/${key}`.startsWith(product.prefix));
  const keys = [...demos.values()].flatMap(({ registryKey }) => registryKey || ofProduct());
  return sheetsOf(keys, product.colorMode);
}

/**
 * Returns the styles of a page's demos, and of its pictures: for their static HTML, and for the hydrated demos.
 */
function findDemoStyles(
  ofPage: PageDemos,
  { demos: pictured, drawings }: SectionPictures,
  product: Product,
  direction: 'ltr' | 'rtl',
  context: BuildContext,
): Pick<PageData, 'styles' | 'aliveStyles' | 'holdsPopups'> {
  const demos: PageDemos = new Map([...pictured, ...ofPage]);
  // The playground of an API page is drawn in a document of its own.
  if (!drawings && [...demos.values()].every(({ isTryIt }) => isTryIt)) return {};
  const imported = listSheets(demos, product, context);
  const { drawn, alive, areGlobal } = writeDemoStyles(demos, direction, {
    theme: context.demoTheme(product.id),
    imported,
    colorMode: product.colorMode,
    hasPictures: pictured.size > 0,
    drawings,
  });
  return {
    ...(drawn ? { styles: drawn } : {}),
    aliveStyles: alive,
    ...(areGlobal ? { holdsPopups: true } : {}),
  };
}

/**
 * Whether readers come for the text of a page: only there is an ad, and a button that copies the text. Others lead on, or
 * are about the site.
 */
function isReadForText({ kind, product }: PageSource): boolean {
  return (kind === 'docs' || kind === 'api') && product.product.prefix !== HOME_PREFIX;
}

/** Whether a page of this kind has a place for an ad. */
function hasAdPlace(source: PageSource): boolean {
  return isReadForText(source) || (source.kind === 'family' && source.product.product.prefix !== HOME_PREFIX);
}

/** Draws what the family has for the places of the frame, by the names of their regions. */
function drawSlots(props: FamilySlotProps): Record<string, string> {
  return Object.fromEntries(
    SLOT_NAMES.flatMap((name) => {
      const Part = slots[name];
      return Part ? [[slotRegion(name), renderToStaticMarkup(createElement(Part, props))]] : [];
    }),
  );
}

/** Whether a demo of the page disables ads. */
const hasAdlessDemo = (text: ParsedPage | undefined): boolean =>
  text?.blocks.some((block) => block.kind === 'demo' && block.options.disableAd) ?? false;

/** Gives each page the last part of its pathname as fragment. */
const withIds = (pages: readonly NavPage[]): SectionGroup[] =>
  pages.map((page) => ({ id: posix.basename(page.pathname), page }));

/** How many components a page shows with pictures: whole rows of two, three, four or six. */
const MAX_CARDS = 12;

/** Props of an API page with more controls have no button to try them: it would weigh too much. */
const MAX_TRIED = 40;

/** Returns the props of an API page that have a button, by component. */
function listTried(demos: PageDemos): ReadonlyMap<string, ReadonlySet<string>> {
  const playgrounds = [...demos.values()].flatMap(({ playground }) => playground ?? []);
  const count = playgrounds.reduce((sum, { controls }) => sum + controls.length, 0);
  if (count > MAX_TRIED) return new Map();
  return new Map(
    playgrounds
      .filter(({ controls }) => controls.length > 0)
      .map(({ component, controls }) => [component, new Set(controls.map(({ name }) => name))]),
  );
}

/** HTML region that contains the list of a section page. */
const SECTIONS_REGION = '_sections';

/** Builds the props of one page in one language; the layouts and the shell only render them. */
export function buildPage(source: PageSource, context: BuildContext): PageProps {
  const { content, language, hrefOf, nameOf } = context;
  const { pathname, product, navPage, kind } = source;
  const isGenerated = kind === 'notFound' || kind === 'error';
  const pageProduct = product.product;
  const userLanguage = language.code;
  const texts = content.translations.get(userLanguage) ?? {};
  const translated = source.content?.texts[userLanguage];
  const text = translated ?? source.content?.texts[defaultLanguage()];
  const canonicalLanguage = isTranslated(source, userLanguage) ? userLanguage : defaultLanguage();
  const contentLanguage = source.unit ? ENGLISH : canonicalLanguage;
  const { title, documentTitle, description } = describePage(source, text, context);
  const contentDirection = content.languages.find(({ code }) => code === contentLanguage)?.direction ?? 'ltr';
  const demos: PageDemos = context.demos.get(pathname) ?? new Map();
  const drawnUnit = source.unit && drawUnit(source.unit, content, listTried(demos));
  const hasCards = text?.blocks.some((block) => block.kind === 'component' && block.name === COMPONENT_CARDS);
  const apiGroups = kind === 'section' ? listApiGroups(source, content, texts) : undefined;
  const listGroups = (pictures?: SectionPictures['pictures']): readonly SectionGroup[] => {
    if (kind !== 'section') return hasCards ? withIds(listCardPages(product, content.registry)) : [];
    if (apiGroups) return apiGroups;
    const isPictured = pictures?.size
      ? (unit: { readonly pathname: string }) => pictures.has(pathnameToHref(unit.pathname, userLanguage))
      : undefined;
    return [
      ...withIds(withoutTabs(navPage?.children ?? [])),
      ...listGalleryGroups(source, content, texts, isPictured),
    ];
  };
  // A reference is an index of names.
  const isReference = findReference(source) !== undefined;
  const shown = findSectionPictures(
    isReference ? [] : listGroups().map(({ page }) => page),
    pageProduct.id,
    contentDirection,
    context,
    hasCards ? MAX_CARDS : Infinity,
  );
  const groups = listGroups(shown.pictures);
  const group = groups.map(({ page }) => page);
  const placed = drawnUnit
    ? placeApiBlocks(drawnUnit, demos)
    : placeAd(text?.blocks ?? [], text?.isDescribedByText ?? false);
  const { products, languages, textsHref, searchHref, privacyHref, siteLinks, logo, translations } =
    context.shared;
  const { blocks, html } = renderBlocks(placed.blocks, {
    userLanguage,
    direction: contentDirection,
    demos,
    demoSheets: () => listSheets(demos, pageProduct, context).map(({ plainHref }) => plainHref()),
    components: {
      productId: pageProduct.id,
      products,
      cardOf: (id) => buildCard(content, id),
      releases: listReleases(content),
      listIndexes: () => buildIndexes(content, userLanguage, hrefOf, nameOf),
      listNames: () => buildApiNames(content, userLanguage),
      pictures: shown.pictures,
      listGallery: () => {
        const pages = new Map(
          [...walkNav(group)].map(({ page }) => [pathnameToHref(page.pathname, userLanguage), page]),
        );
        return [...shown.pictures.keys()].flatMap((href) => {
          const page = pages.get(href);
          return page ? [{ text: nameOf(page), href, badges: listBadges(page) }] : [];
        });
      },
      language: contentLanguage,
      translate: (key, values) => translate(content.translations.get(contentLanguage) ?? {}, key, values),
    },
    drawControls: (draft) => drawControls(draft, pageProduct.id, userLanguage, content),
    nameOfPreview: (name) => translate(texts, 'demoPreview', { name }),
    nameOfFiles: (name) => translate(texts, 'demoFiles', { name }),
    nameButtons: (part) =>
      contentLanguage === userLanguage
        ? part
        : translateButtons(
            part,
            pageLabelsOf(content.translations.get(contentLanguage) ?? {}, contentLanguage),
            pageLabelsOf(texts, userLanguage),
          ),
    themeCode: context.demoTheme(pageProduct.id)?.code,
    linkNames: (part) => {
      if (!drawnUnit) return linkApiNames(part, context.apiLookup, pageProduct.id);
      if (contentLanguage === userLanguage) return part;
      return translateControls(part, content.translations.get(contentLanguage) ?? {}, texts, language);
    },
  });
  const idOf = (page: NavPage) => groups.find((each) => each.page === page)?.id ?? '';
  const listed = hasCards ? [] : buildSections(content, group, userLanguage, hrefOf, nameOf, idOf);
  const entries = shown.pictures.size > 0 ? sortGroups(listPictured(listed), shown.pictures) : listed;
  // The offline page is shown without a network, when ads are unavailable.
  const isOffline = pathname === content.site.offlinePathname;
  const disableAd =
    !hasAds(content.ads) || isGenerated || isOffline || pageProduct.disableAd === true || hasAdlessDemo(text);
  const headings =
    drawnUnit?.headings ??
    (kind === 'section'
      ? listSectionHeadings(entries)
      : withComponentHeadings(text?.headings ?? [], text?.blocks ?? [], content));
  const neighbors = context.neighborsOf(pageProduct.id, pathname);
  // Without a translation, the file is the source.
  const file =
    (translated && source.content?.translations[userLanguage]) ??
    source.content?.file ??
    source.familyPage?.file;
  const lastUpdated = file && content.commitDates?.get(file);
  const componentLinks = listComponentLinks(source, context);
  const previous = linkTo(neighbors.previous, context);
  const newest = findNewest(source, content);
  const next = linkTo(neighbors.next, context);
  // The layout of landing pages has no column for a table of contents, and one heading is found by itself.
  const hasToc =
    kind !== 'home' && kind !== 'landing' && headings.flatMap(({ children }) => [1, ...children]).length > 1;
  const tabs = listPageTabs(pathname, (each) => content.pages.has(each)).map((tab) => ({
    text: translate(texts, tab.key),
    href: pathnameToHref(tab.pathname, userLanguage),
    isCurrent: tab.pathname === pathname,
  }));
  const page: PageData = {
    kind,
    pathname,
    href: pathnameToHref(pathname, userLanguage),
    userLanguage,
    product: {
      id: pageProduct.id,
      name: pageProduct.name,
      href: pathnameToHref(pageProduct.prefix, userLanguage),
      ...(pageProduct.colorMode ? { libraryMode: formatDemoColorMode(pageProduct.colorMode) } : {}),
    },
    products,
    languages: languages.map((facts) => ({
      ...facts,
      isTranslated: isTranslated(source, facts.code),
      href: pathnameToHref(isGenerated ? '/' : pathname, facts.code),
    })),
    versions: listVersionsOf(source, content, texts).map((version) => ({
      ...version,
      href: localizeHref(version.href, userLanguage),
    })),
    ...(newest ? { newest } : {}),
    navHref: context.navHref(pageProduct.id),
    textsHref,
    title,
    description,
    ...(text?.isDescribedByText ? { isDescribedByText: true } : {}),
    ...(isReference || navPage?.description ? { isIntroduced: true } : {}),
    ...(isReadForText(source) ? { isReadForText: true, adAfter: placed.adAfter } : {}),
    badges: navPage ? listBadges({ ...(source.unit && stageOf(source.unit)), ...navPage }) : [],
    ...(componentLinks.length > 0 ? { componentLinks } : {}),
    contentLanguage,
    canonicalLanguage,
    contentDirection,
    ...(source.content?.stale.includes(contentLanguage) ? { isStale: true } : {}),
    breadcrumbs: listBreadcrumbs(source, context),
    ...(tabs.length > 0 ? { tabs } : {}),
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
    ...(file ? { editHref: content.site.editBase + encodePath(file) } : {}),
    repositoryHref: pageProduct.repository ?? content.site.repository,
    ...(searchHref ? { searchHref } : {}),
    ...(privacyHref ? { privacyHref } : {}),
    siteLinks,
    ...(logo ? { logo } : {}),
    ...(lastUpdated ? { lastUpdated, lastUpdatedText: formatDay(lastUpdated, userLanguage) } : {}),
    hasToc,
    blocks: [
      ...blocks,
      ...(entries.length > 0 ? [{ kind: 'sections', region: SECTIONS_REGION, entries } as const] : []),
    ],
    ...(source.unit
      ? { styles: writeApiStyles() }
      : findDemoStyles(demos, shown, pageProduct, contentDirection, context)),
    disableAd,
    ...(disableAd || !hasAdPlace(source) ? {} : { adsHref: context.adsHref(pageProduct.id) }),
    head: buildHead(content, source, { userLanguage, canonicalLanguage }, documentTitle, description),
    ...(kind === 'notFound'
      ? {
          knownPagesHref: context.knownPagesHref,
          popular: listPopular(product, content.registry, hrefOf, nameOf, ROWS).map((link) => ({
            ...link,
            place: context.placeOf(link.href),
          })),
        }
      : {}),
    html: {
      ...html,
      ...(entries.length > 0 ? { [SECTIONS_REGION]: drawSections(entries, shown.pictures, texts) } : {}),
      ...drawSlots({ language: userLanguage, productId: pageProduct.id, pathname }),
      ...(hasToc ? { _toc: renderToStaticMarkup(createElement(Toc, { entries: headings })) } : {}),
    },
  };
  if (kind === 'notFound') return { userLanguage, translations: notFoundTexts(context), page };
  const demoFiles = Object.fromEntries(
    [...demos.values()].flatMap(({ registryKey }) => {
      const files = context.demoFiles.get(registryKey)?.files;
      return files ? [[registryKey, files] as const] : [];
    }),
  );
  return { userLanguage, translations, page, demoFiles };
}
