import { parseAdNetwork } from '../../model/ads/parseAdNetwork';
import { parseServices } from '../../model/analytics/parseServices';
import type { RunTime } from '../../model/page/RunTime';
import { services as serviceSettings } from '../../site';
import type { SiteContent } from './SiteContent';

/** What every document tells the browser of this deployment. */
export function buildRunTime({ site, ads }: Pick<SiteContent, 'site' | 'ads'>): RunTime {
  const { services } = parseServices(serviceSettings);
  const { network } = parseAdNetwork(ads.network);
  const { analytics, fontSheets, providers } = services;
  return {
    host: site.productionHost,
    ...(site.privacyPathname ? { privacy: site.privacyPathname } : {}),
    ...(site.offlinePathname ? { offline: site.offlinePathname } : {}),
    ...(providers.length > 0 || network?.consentNeeded ? { consent: true } : {}),
    ...(analytics ? { analytics } : {}),
    ...(fontSheets.length > 0 ? { fontSheets } : {}),
  };
}
