import { BROWSER, fetchText, type Fetching } from '../fetching/fetchText';
import { inTime } from '../clock';
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
/** Hits of the reader's own product, of each other one, and of all. */
const MOST = { mostOwn: 8, mostOther: 4, most: 24 } as const;

/** What a search client is made with; tests pass their own. */
interface SearchClientParts {
  readonly createWorker: (href: string) => WorkerLike;
  readonly fetching?: Fetching;
  /** The reader asks to be spared data: only what a query needs is loaded. */
  readonly sparing?: boolean;
}

function listShards({ id, shards }: SearchProduct, tier: 1 | 2): WantedShard[] {
  return shards.filter((shard) => shard.tier === tier).map((shard) => ({ ...shard, product: id }));
}

/**
 * The local index in one language, as the dialog sees it: loads its parts in the order in which they are needed, and
 * answers from those that are there, whatever becomes of the others. Kept for the life of the document.
 */
export class SearchClient {
  readonly language: string;
  readonly #made: SearchClientParts;
  readonly #fetching: Fetching;
  readonly #listeners = new Set<() => void>();
  readonly #parts: SearchParts;
  #manifest: Promise<SearchManifest> | undefined;
  /** All of the index is wanted: it is the one that answers. */
  #isWanted = false;

  constructor(language: string, parts: SearchClientParts) {
    this.language = language;
    this.#made = parts;
    this.#fetching = parts.fetching ?? BROWSER;
    this.#parts = new SearchParts(parts.createWorker, this.#fetching.clock, () => this.#tell());
  }

  /** Calls back whenever a part of the index has come, has failed or is late. Returns what undoes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /**
   * What search begins with.
   * @throws where it can't be had, or is late; listeners are told when it comes then
   */
  manifest(): Promise<SearchManifest> {
    this.#manifest ??= this.#fetchManifest();
    return this.#manifest;
  }

  #fetchManifest(): Promise<SearchManifest> {
    const coming = fetchText(manifestHref(this.language), parseManifest, this.#fetching);
    const first = inTime(coming, LATE_MS, 'The search manifest is late', this.#fetching.clock);
    coming.then(
      () => {
        if (this.#manifest !== first) return;
        this.#manifest = coming;
        this.#tell();
      },
      () => {
        if (this.#manifest === first) this.#manifest = undefined;
      },
    );
    return first;
  }

  /** The parts in which most is found: the names of the reader's product. */
  async #loadOwn(product: string): Promise<readonly SearchPart[]> {
    const manifest = await this.manifest();
    const own = manifest.products.filter(({ id }) => id === product);
    return this.#parts.load(
      manifest,
      own.flatMap((each) => listShards(each, 1)),
    );
  }

  /**
   * Loads what is needed for the first result, where it is this index that answers: the names of the reader's product.
   * @throws where the manifest can't be had
   */
  async start(product: string): Promise<void> {
    const { hosted } = await this.manifest();
    if (!hosted || this.#isWanted) await this.#loadOwn(product);
  }

  /**
   * Loads all of the index, where it is this one that answers.
   * @throws where the manifest can't be had
   */
  async prepare(product: string): Promise<void> {
    const { hosted } = await this.manifest();
    if (!hosted || this.#isWanted) await this.widen(product);
  }

  /** Loads the rest: names of the other products, texts of the reader's own, texts of the others. */
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
    if (!this.#made.sparing)
      await this.#parts.load(
        manifest,
        others.flatMap((each) => listShards(each, 2)),
      );
  }

  /** Names of the products of which a part could not be loaded, or is late. */
  async listFailed(): Promise<string[]> {
    const failed = this.#parts.listMissing();
    if (failed.size === 0) return [];
    const { products } = await this.manifest();
    return products.filter(({ id }) => failed.has(id)).map(({ name }) => name);
  }

  /** Tries again what is missing, from a manifest that is asked for anew: the parts may have other addresses by now. */
  async retry(product: string): Promise<void> {
    this.#manifest = undefined;
    this.#parts.forgetMissing();
    this.#tell();
    await this.prepare(product);
  }

  /**
   * What a text finds in the parts that are there. Waits for the names of the reader's product, not for more; and for
   * them until they are late, where nothing is found without them.
   * @throws where the index can't be had at all
   */
  async search(text: string, product: string): Promise<SearchResult> {
    this.#isWanted = true;
    const own = await this.#loadOwn(product);
    // What fails is told by `listFailed`.
    this.widen(product).catch(() => undefined);
    const found = await this.#ask(text, product);
    if (found.hits.length > 0 || !own.some(isAwaited)) return found;
    await Promise.all(own.map(({ due }) => due));
    return this.#ask(text, product);
  }

  /** Words of the index that are like a text in which another index finds nothing, where they are at hand. */
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
    const options = { ...MOST, language: this.language, product, products };
    const link = this.#parts.connect(manifest);
    try {
      const { result } = await link.ask({ kind: 'search', text, options });
      return result ?? NOTHING;
    } catch (failure) {
      // One that broke may have been replaced.
      if (this.#parts.connect(manifest) === link) throw failure;
    }
    await this.#loadOwn(product);
    return this.#ask(text, product);
  }
}

const clients = new Map<string, SearchClient>();

/** The document's search client of a language: a second dialog finds the index loaded. */
export function getSearchClient(language: string): SearchClient {
  const known = clients.get(language);
  if (known) return known;
  const client = new SearchClient(language, {
    createWorker: (href) => new Worker(href) as unknown as WorkerLike,
    sparing: savesData(),
  });
  clients.set(language, client);
  return client;
}
