import { useEffect, useState } from 'react';
import { answerQuery, type Answer } from '../../browser/search/queryAnswer';
import type { SearchClient } from '../../browser/search/SearchClient';
import type { SearchManifest } from '../../model/search/SearchManifest';

/** Parts of the index that load within this time are handled as one change. */
const SETTLE_MS = 120;

interface Question {
  readonly query: string;
  /** Id of the reader's product; absent in a page that belongs to none, where the first one is the reader's own. */
  readonly product?: string;
  /** Id of the only product to search; empty for all. */
  readonly only: string;
  /** All hits are wanted, and only once they cannot change any more: nothing moves under the pointer. */
  readonly isFull?: boolean;
  /** Resolves when hits may be rendered. */
  readonly pause?: () => Promise<void>;
  /** Whether the shown hits stay although more of the index has loaded, because the reader is choosing one. */
  readonly isHeld?: () => boolean;
}

/** What is known about a query. */
interface Known {
  /** The last answer, with its query; undefined before the first one. */
  readonly answer: (Answer & { readonly text: string }) | undefined;
  readonly manifest: SearchManifest | undefined;
  /** Names of the products whose index could not be loaded completely. */
  readonly failed: readonly string[];
  /** Loads what is missing again. */
  readonly retry: () => void;
}

const ignore = () => undefined;

/** Returns the answer of the site's own index to a query, again whenever more of the index has loaded. */
export function useAnswer(
  client: SearchClient,
  { query, product, only, isFull = false, pause, isHeld }: Question,
): Known {
  const [answer, setAnswer] = useState<Known['answer']>();
  const [manifest, setManifest] = useState<SearchManifest>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Errors are reported by `listFailed` and the answers. `start` is called again, because late parts load more.
    const learn = () => {
      client.manifest().then(setManifest, ignore);
      client.listFailed().then(setFailed, ignore);
      if (product !== undefined) client.start(product).catch(ignore);
    };
    const stop = client.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        learn();
        if (!isHeld?.()) setChanges((count) => count + 1);
      }, SETTLE_MS);
    });
    learn();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, product, isHeld]);

  useEffect(() => {
    let isLatest = true;
    const ask = async () => {
      const own = product ?? (await client.manifest().catch(ignore))?.products[0]?.id ?? '';
      const scope = { product: only || own, isAlone: only !== '', isFull };
      if (isFull) await client.load(query, scope).all;
      const found = await answerQuery(query, scope, client);
      // An answer without hits must not be shown before the reason.
      const missing = await client.listFailed().catch(() => []);
      await pause?.();
      if (!isLatest) return;
      setFailed(missing);
      setAnswer({ ...found, text: query });
    };
    if (query !== '') void ask();
    // The next first letter has no hits of the query before.
    else setAnswer(undefined);
    return () => {
      isLatest = false;
    };
  }, [client, query, product, only, isFull, pause, changes]);

  const retry = () => {
    const own = product ?? manifest?.products[0]?.id ?? '';
    // Hits of what has loaded stay, but not that there are none.
    setAnswer((last) => (last && last.records.length > 0 ? last : undefined));
    client.retry(own).catch(() => setChanges((count) => count + 1));
  };
  return { answer, manifest, failed, retry };
}
