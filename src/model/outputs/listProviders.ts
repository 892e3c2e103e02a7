import { listAdSources, parseAdNetwork } from '../ads/AdNetwork';
import type { AdNetworkSettings } from '../ads/AdsConfig';
import { type ServiceSettings, parseServices } from '../analytics/services';
import type { Provider } from './Provider';

/** The third parties that a deployment has configured; none by default. */
export function listProviders(ads: AdNetworkSettings, services: ServiceSettings): Provider[] {
  const { network } = parseAdNetwork(ads);
  return [...(network ? [listAdSources(network)] : []), ...parseServices(services).services.providers];
}
