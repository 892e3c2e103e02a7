import type { HostedIndexSettings } from 'docs-shell';

/**
 * An index hosted by Algolia, from the environment: if all three variables are set, it answers instead of the
 * local index, which remains the fallback. Unset by default: what readers type is never sent anywhere.
 */
export const hostedIndex = {
  appId: process.env.ALGOLIA_APP_ID,
  apiKey: process.env.ALGOLIA_SEARCH_KEY,
  indexName: process.env.ALGOLIA_INDEX,
} as const satisfies HostedIndexSettings;
