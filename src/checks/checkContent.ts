import type { PageSource } from '../content/pageData/PageSource';
import type { SiteContent } from '../content/pageData/SiteContent';
import type { Problem } from '../model/Problem';
import { checkAds } from './ads';
import { checkEquivalences, checkProductRegistry } from './products';
import { checkJsonKeys } from './familySources';
import { checkHostedIndex, checkServices } from './settings';
import { checkLinks } from './links';
import { checkNavigation, checkPageNames } from './navigation';
import { checkParagraphs, checkTranslations } from './checkTranslations';
import { checkPageImages, checkPageTitles } from './pages';
import { checkPublicFiles, checkRedirectAddresses } from './addresses';
import { checkPublishedFiles } from './publishedFiles';

/** Applies the rules about the site as a whole, which parse no text, and returns the problems. */
export function checkSite(content: SiteContent, sources: readonly PageSource[]): Problem[] {
  return [
    ...checkProductRegistry(content),
    ...checkNavigation(content, sources),
    ...checkEquivalences(
      content.registry.map(({ product }) => product),
      new Set(sources.map(({ pathname }) => pathname)),
    ),
    ...checkPageTitles(content),
    ...checkPageNames(content),
    ...checkAds(content, sources),
    ...checkRedirectAddresses(content),
    ...checkServices(),
    ...checkHostedIndex(),
    ...checkJsonKeys(),
    ...checkPublicFiles(
      content.languages.map(({ code }) => code),
      sources,
    ),
    ...checkPublishedFiles(content),
  ];
}

/** Applies the rules about the texts of all pages, before any page is rendered, and returns the problems. */
export function checkTexts(content: SiteContent, sources: readonly PageSource[]): Problem[] {
  return [
    ...checkLinks(content, sources),
    ...checkPageImages(content.pages.values()),
    ...checkParagraphs(content),
    ...checkTranslations(content),
  ];
}
