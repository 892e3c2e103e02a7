import type { HostedIndexSettings } from '../src/model/search/parseHostedIndex';

/**
 * An index that Algolia hosts, from the environment: when all three are set, it answers in place of the local index,
 * which stays behind it. Unset by default: then what readers type is never sent anywhere.
 */
export const hostedIndex = {
  appId: process.env.ALGOLIA_APP_ID,
  apiKey: process.env.ALGOLIA_SEARCH_KEY,
  indexName: process.env.ALGOLIA_INDEX,
} as const satisfies HostedIndexSettings;
