import { type DocSearchRecord, toDocSearchRecord } from '../../model/search/DocSearchRecord';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import {
  arrangeHosted,
  hostedQuery,
  type HostedParameters,
  readHostedHit,
} from '../../model/search/hostedSearch';
import { readQuery } from '../../model/search/readQuery';
import type { SearchManifest } from '../../model/search/SearchManifest';
import type { SearchHit, SearchResult } from '../../model/search/SearchResult';
import type { SearchClient } from './SearchClient';
import { clock, type Clock, inTime } from '../clock';

/** Asks a hosted index; gives its records as they came. */
export type AskHosted = (query: string, parameters: HostedParameters) => Promise<readonly unknown[]>;

/** What a query has found, and what did not answer. */
export interface Answer {
  readonly records: readonly DocSearchRecord[];
  readonly suggestions: readonly string[];
  /** The local index can't be had. */
  readonly isDown: boolean;
  /** The hosted index is configured and did not answer. */
  readonly isHostedDown: boolean;
}

const MOST_HITS = 24;

function readHosted(
  records: readonly unknown[],
  { languages, products }: SearchManifest,
  userLanguage: string,
  product: string,
): SearchHit[] {
  const place = { languageCodes: languages, products };
  const hits = records.flatMap((record, rank) => readHostedHit(record, place, rank) ?? []);
  return arrangeHosted(hits, userLanguage, product, MOST_HITS);
}

/**
 * What a query finds: in the hosted index where one is configured and answers, else in the local one. Never rejects:
 * the dialog would stay without any answer.
 */
export async function answerQuery(
  text: string,
  product: string,
  client: SearchClient,
  askHosted: AskHosted,
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
    if (manifest.hosted) {
      try {
        const products = manifest.products.filter(({ id, unlisted }) => id === product || !unlisted);
        const scope = { userLanguage: language, defaultLanguage: DEFAULT_LANGUAGE_CODE, products };
        const records = await askHosted(readQuery(text), hostedQuery(scope, product));
        const hits = readHosted(records, manifest, language, product);
        // It has no words that are like those of a query: the local one has.
        return draw({ hits, suggestions: hits.length > 0 ? [] : await client.suggest(text, product) });
      } catch {
        isHostedDown = true;
      }
    }
    return draw(await client.search(text, product));
  } catch {
    return { records: [], suggestions: [], isDown: true, isHostedDown };
  }
}

/** A reader who types waits no longer for someone else's host; the site's own index answers at once. */
const PATIENCE_MS = 1500;

/**
 * A hosted index that is given up: a query that it leaves unanswered for long, or fails, is its last, so that no
 * other waits for it. Made anew for every dialog.
 * @throws where the index is given up
 */
export function limitHosted(ask: AskHosted, time: Clock = clock): AskHosted {
  let isDown = false;
  return async (...query) => {
    if (isDown) throw new Error('The hosted index is given up');
    try {
      return await inTime(ask(...query), PATIENCE_MS, 'The hosted index does not answer', time);
    } catch (failure) {
      isDown = true;
      throw failure;
    }
  };
}
