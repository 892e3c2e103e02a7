import type { PageSource } from '../content/pageData/PageSource';
import type { SiteContent } from '../content/pageData/SiteContent';
import type { Problem } from '../model/problems/Problem';
import { checkAds } from './checkAds';
import { checkEquivalences } from './checkEquivalences';
import { checkHostedIndex } from './checkHostedIndex';
import { checkLinks } from './checkLinks';
import { checkNavigation } from './checkNavigation';
import { checkPageNames } from './checkPageNames';
import { checkParagraphs } from './checkParagraphs';
import { checkProductRegistry } from './checkProductRegistry';
import { checkPublicFiles } from './checkPublicFiles';
import { checkRedirectAddresses } from './checkRedirectAddresses';
import { checkServices } from './checkServices';
import { checkTranslations } from './checkTranslations';

/** Every rule about the content as a whole, before any page of it is drawn. */
export function checkContent(content: SiteContent, sources: readonly PageSource[]): Problem[] {
  return [
    ...checkProductRegistry(content),
    ...checkNavigation(content, sources),
    ...checkEquivalences(
      content.registry.map(({ product }) => product),
      new Set(sources.map(({ pathname }) => pathname)),
    ),
    ...checkLinks(content, sources),
    ...checkParagraphs(content),
    ...checkTranslations(content),
    ...checkPageNames(content),
    ...checkAds(content, sources),
    ...checkRedirectAddresses(content),
    ...checkServices(),
    ...checkHostedIndex(),
    ...checkPublicFiles(
      content.languages.map(({ code }) => code),
      sources,
    ),
  ];
}
