import type { HostPurpose } from '../../components/Privacy/PrivacyTables';
import { parseAdNetwork } from '../../model/ads/AdNetwork';
import { parseServices } from '../../model/analytics/services';
import type { TextKey } from '../../model/languages/textKeys';
import { SANDBOX_ACTIONS } from '../../model/demos/sandboxForm';
import { listHostedOrigins, parseHostedIndex } from '../../model/search/parseHostedIndex';
import { ads, hostedIndex, services } from '../../site';

const PURPOSES: Readonly<Record<string, TextKey>> = { analytics: 'hostAnalytics', fonts: 'hostFonts' };

/** Hosts that nobody knows beforehand, as a reader would write what the security policy allows. */
const ANY_HOST = 'https://*';

/** Every host outside of the site that this deployment's pages may talk to, with its purpose. */
export function listHosts(settings = { network: ads.network, services, hostedIndex }): HostPurpose[] {
  const { network } = parseAdNetwork(settings.network);
  const rows = parseServices(settings.services).services.providers.flatMap((provider) => {
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
  // `listAdSources` and the frame of an isolated network let pictures come from everywhere.
  const advertiserRows = network ? [{ host: ANY_HOST, purpose: 'hostAdvertisers' as const }] : [];
  const sandboxRows = Object.values(SANDBOX_ACTIONS).map((action) => ({
    host: new URL(action).origin,
    purpose: 'hostSandbox' as const,
  }));
  const { hosted } = parseHostedIndex(settings.hostedIndex);
  const searchRows = (hosted ? listHostedOrigins(hosted.appId) : []).map((host) => ({
    host,
    purpose: 'hostSearch' as const,
  }));
  return [...rows, ...adRows, ...advertiserRows, ...searchRows, ...sandboxRows];
}
