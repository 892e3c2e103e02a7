import { ads as adsConfig } from '../data/ads';
import { services as serviceSettings } from '../data/analytics';
import { languages as languageRows } from '../data/languages';
import { products as productEntries } from '../data/products/index';
import { redirects as redirectRows } from '../data/redirects';
import { rules } from '../data/rules';
import { hostedIndex as hostedIndexSettings } from '../data/search';
import { site as siteConfig } from '../data/site';
import { synonyms } from '../data/synonyms';
import { DATA } from './content/workspace';
import type { AdsConfig } from './model/ads/AdsConfig';
import type { ServiceSettings } from './model/analytics/services';
import type { ContentRules } from './model/ContentRules';
import type { Language } from './model/languages/Language';
import type { LanguageRedirect, Redirect } from './model/outputs/Redirect';
import { isPattern } from './model/outputs/RedirectPattern';
import type { SiteConfig } from './model/page/SiteConfig';
import { completeEntry, type ProductDeclaration, type ProductEntry } from './model/products/ProductEntry';
import type { HostedIndexSettings } from './model/search/parseHostedIndex';
import type { SearchWordsByLanguage } from './model/search/SearchWords';

/** Connects the product family's data to the shell. The only file in `src/` that imports from `data/`. */

export const site: SiteConfig = siteConfig;
export const contentRules: ContentRules = rules;
export const ads: AdsConfig = adsConfig;
export const services: ServiceSettings = serviceSettings;
const redirectList: readonly (Redirect | LanguageRedirect)[] = redirectRows;
/**
 * Returns whether a row is a language redirect. Invalid rows count as plain redirects; the checks report
 * them.
 */
const isOfLanguage = (row: Redirect | LanguageRedirect | null): row is LanguageRedirect =>
  row !== null && typeof row === 'object' && 'language' in row;
const ofAddresses = redirectList.filter((row): row is Redirect => !isOfLanguage(row));
export const redirects = ofAddresses.filter((row) => !isPattern(row));
export const redirectPatterns = ofAddresses.filter(isPattern);
export const languageRedirects = redirectList.filter(isOfLanguage);
export const searchWords: SearchWordsByLanguage = synonyms;
export const hostedIndex: HostedIndexSettings = hostedIndexSettings;
export const languages: readonly Language[] = languageRows;
const declared: readonly ProductDeclaration[] = productEntries;
export const productRegistry: readonly ProductEntry[] = declared.map((entry) =>
  completeEntry(entry, DATA.apiSource),
);
// Invalid rows are skipped here so that the checks can run and report them.
export const products = productRegistry.flatMap((entry) => entry?.product ?? []);
export const languageCodes = languages.flatMap((language) => language?.code ?? []);
