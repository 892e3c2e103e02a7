import type { HostPurpose } from '../../components/Privacy/HostTable';
import { parseAdNetwork } from '../../model/ads/parseAdNetwork';
import { parseServices } from '../../model/analytics/parseServices';
import type { TextKey } from '../../model/languages/textKeys';
import { SANDBOX_ACTIONS } from '../../model/demos/sandboxForm';
import { listHostedOrigins, parseHostedIndex } from '../../model/search/parseHostedIndex';
import { ads, hostedIndex, services as serviceSettings } from '../../site';

const PURPOSES: Readonly<Record<string, TextKey>> = { analytics: 'hostAnalytics', fonts: 'hostFonts' };

/** Every host outside of the site that this deployment's pages may talk to, with its purpose. */
export function listHosts(): HostPurpose[] {
  const { services } = parseServices(serviceSettings);
  const { network } = parseAdNetwork(ads.network);
  const rows = services.providers.flatMap((provider) => {
    const { name, scripts = [], connections = [], images = [], styles = [], fonts = [] } = provider;
    const purpose = PURPOSES[name] ?? 'hostAnalytics';
    return [...new Set([...scripts, ...connections, ...images, ...styles, ...fonts])].map((host) => ({
      host,
      purpose,
    }));
  });
  const adRows = (network?.origins ?? []).map((host) => ({
    host,
    purpose: network?.consentNeeded ? ('hostAds' as const) : ('hostAdsUnasked' as const),
  }));
  const sandboxRows = Object.values(SANDBOX_ACTIONS).map((action) => ({
    host: new URL(action).origin,
    purpose: 'hostSandbox' as const,
  }));
  const { hosted } = parseHostedIndex(hostedIndex);
  const searchRows = (hosted ? listHostedOrigins(hosted.appId) : []).map((host) => ({
    host,
    purpose: 'hostSearch' as const,
  }));
  return [...rows, ...adRows, ...searchRows, ...sandboxRows];
}
