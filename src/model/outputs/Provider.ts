import { listAdSources, parseAdNetwork } from '../ads/AdNetwork';
import type { AdNetworkSettings } from '../ads/AdsConfig';
import { type ServiceSettings, parseServices } from '../analytics/services';

/** What a configured third party needs of the security policy: origins, for example `https://cdn.example.com`. */
export interface Provider {
  /** Stands in messages. */
  readonly name: string;
  readonly scripts?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
}

/** The third parties that a deployment has configured; none by default. */
export function listProviders(ads: AdNetworkSettings, services: ServiceSettings): Provider[] {
  const { network } = parseAdNetwork(ads);
  return [...(network ? [listAdSources(network)] : []), ...parseServices(services).services.providers];
}
