import { BROWSER, fetchText, type Fetching } from '../fetching/fetchText';
import { withTimeout } from '../clock';
import {
  manifestHref,
  parseManifest,
  type SearchManifest,
  type SearchProduct,
} from '../../model/search/SearchManifest';
import type { WantedShard } from '../../model/search/SearchMessage';
import type { SearchResult } from '../../model/search/SearchResult';
import { isAwaited, LATE_MS, SearchParts, type SearchPart, type WorkerLike } from './SearchParts';
import { savesData } from '../savesData';

const NOTHING: SearchResult = { hits: [], suggestions: [] };
/** Maximum hits in the reader's product, in each other product, and in total. */
const MAX_HITS = { mostOwn: 8, mostOther: 4, most: 24 } as const;

/** The dependencies of a search client; tests pass their own. */
interface SearchClientParts {
  readonly createWorker: (href: string) => WorkerLike;
  readonly fetching?: Fetching;
  /** The reader saves data: load only what a query needs. */
  readonly isSavingData?: boolean;
}

function listShards({ id, shards }: SearchProduct, tier: 1 | 2): WantedShard[] {
  return shards.filter((shard) => shard.tier === tier).map((shard) => ({ ...shard, product: id }));
}

/**
 * The local index in one language, as the dialog uses it: loads its parts in the order in which they are
 * needed and answers from the loaded ones, even if others fail. Kept for the lifetime of the document.
 */
export class SearchClient {
  readonly language: string;
  readonly #made: SearchClientParts;
  readonly #fetching: Fetching;
  readonly #listeners = new Set<() => void>();
  readonly #parts: SearchParts;
  #manifest: Promise<SearchManifest> | undefined;
  /** The whole index is needed: queries use it. */
  #isWanted = false;

  constructor(language: string, parts: SearchClientParts) {
    this.language = language;
    this.#made = parts;
    this.#fetching = parts.fetching ?? BROWSER;
    this.#parts = new SearchParts(parts.createWorker, this.#fetching.clock, () => this.#notify());
  }

  /**
   * Calls the listener whenever a part of the index has loaded, failed or is late. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /**
   * Returns the manifest.
   * @throws if it is unavailable or late; listeners are called if it arrives later
   */
  manifest(): Promise<SearchManifest> {
    this.#manifest ??= this.#fetchManifest();
    return this.#manifest;
  }

  #fetchManifest(): Promise<SearchManifest> {
    const coming = fetchText(manifestHref(this.language), parseManifest, this.#fetching);
    const first = withTimeout(
      coming,
      LATE_MS,
      'The search manifest did not arrive in time',
      this.#fetching.clock,
    );
    coming.then(
      () => {
        if (this.#manifest !== first) return;
        this.#manifest = coming;
        this.#notify();
      },
      () => {
        if (this.#manifest === first) this.#manifest = undefined;
      },
    );
    return first;
  }

  /** Loads the parts with the most hits: the names of the reader's product. */
  async #loadOwn(product: string): Promise<readonly SearchPart[]> {
    const manifest = await this.manifest();
    const own = manifest.products.filter(({ id }) => id === product);
    return this.#parts.load(
      manifest,
      own.flatMap((each) => listShards(each, 1)),
    );
  }

  /**
   * Loads what the first result needs if queries use this index: the names of the reader's product.
   * @throws if the manifest is unavailable
   */
  async start(product: string): Promise<void> {
    const { hosted } = await this.manifest();
    if (!hosted || this.#isWanted) await this.#loadOwn(product);
  }

  /**
   * Loads the whole index if queries use it.
   * @throws if the manifest is unavailable
   */
  async prepare(product: string): Promise<void> {
    const { hosted } = await this.manifest();
    if (!hosted || this.#isWanted) await this.widen(product);
  }

  /** Loads the rest: names of the other products, texts of the reader's product, texts of the others. */
  async widen(product: string): Promise<void> {
    await this.#loadOwn(product);
    const manifest = await this.manifest();
    const own = manifest.products.filter(({ id }) => id === product);
    const others = manifest.products.filter(({ id, unlisted }) => id !== product && !unlisted);
    await this.#parts.load(
      manifest,
      others.flatMap((each) => listShards(each, 1)),
    );
    await this.#parts.load(
      manifest,
      own.flatMap((each) => listShards(each, 2)),
    );
    if (!this.#made.isSavingData)
      await this.#parts.load(
        manifest,
        others.flatMap((each) => listShards(each, 2)),
      );
  }

  /** Returns the names of the products with a part that could not be loaded or is late. */
  async listFailed(): Promise<string[]> {
    const failed = this.#parts.listMissing();
    if (failed.size === 0) return [];
    const { products } = await this.manifest();
    return products.filter(({ id }) => failed.has(id)).map(({ name }) => name);
  }

  /** Loads the missing parts again, using a fresh manifest because the parts may have new addresses. */
  async retry(product: string): Promise<void> {
    this.#manifest = undefined;
    this.#parts.forgetMissing();
    this.#notify();
    await this.prepare(product);
  }

  /**
   * Returns the results for a text in the loaded parts. Waits only for the names of the reader's product; if
   * nothing is found without them, waits until they are late.
   * @throws if the index is unavailable
   */
  async search(text: string, product: string): Promise<SearchResult> {
    this.#isWanted = true;
    const own = await this.#loadOwn(product);
    // `listFailed` reports failures.
    this.widen(product).catch(() => undefined);
    const found = await this.#ask(text, product);
    if (found.hits.length > 0 || !own.some(isAwaited)) return found;
    await Promise.all(own.map(({ due }) => due));
    return this.#ask(text, product);
  }

  /**
   * Returns words of this index that are similar to a text for which another index has no results; empty if
   * they are not loaded.
   */
  async suggest(text: string, product: string): Promise<readonly string[]> {
    try {
      const own = await this.#loadOwn(product);
      return own.some(isAwaited) ? [] : (await this.#ask(text, product)).suggestions;
    } catch {
      return [];
    }
  }

  async #ask(text: string, product: string): Promise<SearchResult> {
    const manifest = await this.manifest();
    const products = manifest.products
      .filter(({ id, unlisted }) => id === product || !unlisted)
      .map(({ id, name }) => ({ id, name }));
    const options = { ...MAX_HITS, language: this.language, product, products };
    const link = this.#parts.connect(manifest);
    try {
      const { result } = await link.ask({ kind: 'search', text, options });
      return result ?? NOTHING;
    } catch (failure) {
      // A broken worker may have been replaced.
      if (this.#parts.connect(manifest) === link) throw failure;
    }
    await this.#loadOwn(product);
    return this.#ask(text, product);
  }
}

const clients = new Map<string, SearchClient>();

/** Returns the document's search client for a language: the index stays loaded for the next dialog. */
export function getSearchClient(language: string): SearchClient {
  const known = clients.get(language);
  if (known) return known;
  const client = new SearchClient(language, {
    createWorker: (href) => new Worker(href) as unknown as WorkerLike,
    isSavingData: savesData(),
  });
  clients.set(language, client);
  return client;
}
