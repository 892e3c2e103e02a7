import { parseAdNetwork } from '../../model/ads/AdNetwork';
import { parseServices } from '../../model/analytics/services';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { RunTime } from '../../model/page/PageData';
import { parseHostedIndex } from '../../model/search/parseHostedIndex';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { hostedIndex, services } from '../../site';
import type { SiteContent } from './SiteContent';

/**
 * Builds the facts about this deployment that every document contains for the browser.
 * @param textFont family of the text font
 */
export function buildRunTime(
  { site, ads }: Pick<SiteContent, 'site' | 'ads'>,
  textFont?: string,
  settings = { services, hostedIndex },
): RunTime {
  const { analytics, fontSheets, providers } = parseServices(settings.services).services;
  const { network } = parseAdNetwork(ads.network);
  const { hosted } = parseHostedIndex(settings.hostedIndex);
  return {
    host: site.productionHost,
    ...(site.privacyPathname ? { privacy: pathnameToHref(site.privacyPathname, defaultLanguage()) } : {}),
    ...(site.offlinePathname ? { offline: pathnameToHref(site.offlinePathname, defaultLanguage()) } : {}),
    ...(providers.length > 0 || network?.consentNeeded ? { consent: true } : {}),
    ...(network && !network.consentNeeded ? { adsUnasked: true } : {}),
    ...(providers.length > 0 || network || hosted ? { thirdParty: true } : {}),
    ...(analytics ? { analytics } : {}),
    ...(fontSheets.length > 0 ? { fontSheets } : {}),
    ...(textFont === undefined ? {} : { textFont }),
  };
}
