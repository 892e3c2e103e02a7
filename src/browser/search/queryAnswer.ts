import { type DocSearchRecord, toDocSearchRecord } from '../../model/search/DocSearchRecord';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import {
  arrangeHosted,
  hostedQuery,
  type HostedParameters,
  readHostedHit,
} from '../../model/search/hostedSearch';
import { readQuery } from '../../model/search/readQuery';
import { listProducts, type SearchManifest, type SearchScope } from '../../model/search/SearchManifest';
import type { SearchHit, SearchResult } from '../../model/search/SearchResult';
import type { SearchClient } from './SearchClient';
import { clock, type Clock, withTimeout } from '../clock';

/** Queries a hosted index; returns its raw records. */
export type AskHosted = (query: string, parameters: HostedParameters) => Promise<readonly unknown[]>;

/** The results of a query, and which indexes are down. */
export interface Answer {
  readonly records: readonly DocSearchRecord[];
  readonly suggestions: readonly string[];
  /** The local index is unavailable. */
  readonly isDown: boolean;
  /** The hosted index is configured but did not respond. */
  readonly isHostedDown: boolean;
}

const MAX_HITS = 24;

function readHosted(
  records: readonly unknown[],
  { languages, products }: SearchManifest,
  userLanguage: string,
  product: string,
): SearchHit[] {
  const site = { languageCodes: languages, products };
  const hits = records.flatMap((record, rank) => readHostedHit(record, site, rank) ?? []);
  return arrangeHosted(hits, userLanguage, product, MAX_HITS);
}

/**
 * Returns the results of a query: from the hosted index if one is configured and responds, otherwise from the
 * local one. Never rejects, because the dialog would then show no answer at all.
 * @param askHosted absent if only the local index is wanted
 */
export async function answerQuery(
  text: string,
  scope: SearchScope,
  client: SearchClient,
  askHosted?: AskHosted,
): Promise<Answer> {
  const { language } = client;
  let isHostedDown = false;
  try {
    const manifest = await client.manifest();
    const nameOf = new Map(manifest.products.map(({ id, name }) => [id, name]));
    const draw = ({ hits, suggestions }: SearchResult): Answer => ({
      records: hits.map((hit) => toDocSearchRecord(hit, nameOf.get(hit.product) ?? '', language)),
      suggestions,
      isDown: false,
      isHostedDown,
    });
    if (manifest.hosted && askHosted) {
      try {
        const products = listProducts(manifest, scope);
        const target = { userLanguage: language, defaultLanguage: defaultLanguage(), products };
        const records = await askHosted(
          readQuery(text, manifest.classPrefixes),
          hostedQuery(target, scope.product),
        );
        const hits = readHosted(records, { ...manifest, products }, language, scope.product);
        // The hosted index has no suggestions; the local index does.
        return draw({ hits, suggestions: hits.length > 0 ? [] : await client.suggest(text, scope) });
      } catch {
        isHostedDown = true;
      }
    }
    return draw(await client.search(text, scope));
  } catch {
    return { records: [], suggestions: [], isDown: true, isHostedDown };
  }
}

/** Milliseconds to wait for another host while the reader types; the site's own index responds at once. */
const TIMEOUT_MS = 1500;

/**
 * Returns a query function that stops using the hosted index after the first query that fails or times out,
 * so that no other query waits for it. Created for each dialog.
 * @throws if the index is no longer used
 */
export function limitHosted(ask: AskHosted, time: Clock = clock): AskHosted {
  let isDown = false;
  return async (...query) => {
    if (isDown) throw new Error('The hosted index is no longer used');
    try {
      return await withTimeout(ask(...query), TIMEOUT_MS, 'The hosted index did not respond', time);
    } catch (failure) {
      isDown = true;
      throw failure;
    }
  };
}
