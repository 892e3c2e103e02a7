import { listAdSources, parseAdNetwork } from '../ads/AdNetwork';
import type { AdNetworkSettings } from '../ads/AdsConfig';
import { type ServiceSettings, parseServices } from '../analytics/services';

/**
 * A configured third party and the origins that it needs in the policy, for example
 * `https://cdn.example.com`.
 */
export interface Provider {
  /** Name for messages. */
  readonly name: string;
  readonly scripts?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
}

/** Lists the third parties that a deployment configures; none by default. */
export function listProviders(ads: AdNetworkSettings, services: ServiceSettings): Provider[] {
  const { network } = parseAdNetwork(ads);
  return [...(network ? [listAdSources(network)] : []), ...parseServices(services).services.providers];
}
