import { ads as adsConfig } from '../data/ads';
import { services as serviceSettings } from '../data/analytics';
import { languages as languageRows } from '../data/languages';
import { products as productEntries } from '../data/products/index';
import { redirects as redirectRows } from '../data/redirects';
import { hostedIndex as hostedIndexSettings } from '../data/search';
import { site as siteConfig } from '../data/site';
import { synonyms } from '../data/synonyms';
import type { AdsConfig } from './model/ads/AdsConfig';
import type { ServiceSettings } from './model/analytics/services';
import type { Language } from './model/languages/Language';
import type { LanguageRedirect, Redirect } from './model/outputs/Redirect';
import type { SiteConfig } from './model/page/SiteConfig';
import type { ProductEntry } from './model/products/ProductEntry';
import type { HostedIndexSettings } from './model/search/parseHostedIndex';
import type { SearchWordsByLanguage } from './model/search/SearchWords';

/** Binds the family's data to the rules of the shell. The only file of `src/` that names `data/`. */

export const site: SiteConfig = siteConfig;
export const ads: AdsConfig = adsConfig;
export const services: ServiceSettings = serviceSettings;
const redirectList: readonly (Redirect | LanguageRedirect)[] = redirectRows;
/** A row that is neither is told as a redirect of the first kind. */
const isOfLanguage = (row: Redirect | LanguageRedirect | null): row is LanguageRedirect =>
  row !== null && typeof row === 'object' && 'language' in row;
export const redirects = redirectList.filter((row): row is Redirect => !isOfLanguage(row));
export const languageRedirects = redirectList.filter(isOfLanguage);
export const searchWords: SearchWordsByLanguage = synonyms;
export const hostedIndex: HostedIndexSettings = hostedIndexSettings;
export const languages: readonly Language[] = languageRows;
export const productRegistry: readonly ProductEntry[] = productEntries;
// A row that is none is told by the checks, which have to be reached.
export const products = productRegistry.flatMap((entry) => entry?.product ?? []);
export const languageCodes = languages.flatMap((language) => language?.code ?? []);
