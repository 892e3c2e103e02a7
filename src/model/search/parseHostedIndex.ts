import type { HostedIndex } from './SearchManifest';

/** Settings from the environment. */
export interface HostedIndexSettings {
  readonly appId?: string | undefined;
  /** The search-only key; it is in public files. */
  readonly apiKey?: string | undefined;
  readonly indexName?: string | undefined;
}

const NAMES = ['appId', 'apiKey', 'indexName'] as const;
/** The id becomes a part of host names. */
const APP_ID = /^[A-Za-z\d]+$/;

/**
 * Parses the settings of a hosted index. Returns none if nothing is set, which is the default. Incomplete or
 * invalid settings are reported in `findings`.
 */
export function parseHostedIndex(settings: HostedIndexSettings): {
  readonly hosted?: HostedIndex;
  readonly findings: readonly string[];
} {
  const [appId = '', apiKey = '', indexName = ''] = NAMES.map((name) => settings[name]?.trim() ?? '');
  if (!appId && !apiKey && !indexName) return { findings: [] };
  const missing = NAMES.filter((name) => !settings[name]?.trim());
  if (missing.length > 0) return { findings: [`The hosted search index lacks ${missing.join(' and ')}`] };
  if (!APP_ID.test(appId)) return { findings: [`${appId} is not the id of an Algolia application`] };
  return { hosted: { appId, apiKey, indexName }, findings: [] };
}

/**
 * Lists the hosts of a hosted index, as the security policy names them.
 * @example listHostedOrigins('AB12')[0] // 'https://ab12-dsn.algolia.net'
 */
export function listHostedOrigins(appId: string): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    `https://${appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ].map((origin) => origin.toLowerCase());
}
