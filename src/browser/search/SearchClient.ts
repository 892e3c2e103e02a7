import {
  manifestHref,
  parseManifest,
  type SearchManifest,
  type SearchProduct,
} from '../../model/search/SearchManifest';
import type { WantedShard } from '../../model/search/SearchMessage';
import type { SearchResult } from '../../model/search/SearchResult';
import { fetchText, type Fetching } from './fetchText';
import { WorkerLink, type WorkerLike } from './WorkerLink';

const NOTHING: SearchResult = { hits: [], suggestions: [] };
/** Hits of the reader's own product, of each other one, and of all. */
const MOST = { mostOwn: 8, mostOther: 4, most: 24 } as const;
const STARTS = 2;

/** What a search client is made with; tests pass their own. */
export interface SearchClientParts {
  readonly createWorker: (href: string) => WorkerLike;
  readonly fetching?: Fetching;
  /** The reader asks to be spared data: only what a query needs is loaded. */
  readonly sparing?: boolean;
}

type Part = {
  readonly shard: WantedShard;
  state: 'loading' | 'ready' | 'failed';
  readonly settled: Promise<void>;
};

function keyOf({ product, language, tier }: WantedShard): string {
  return `${product} ${language} ${tier}`;
}

function listShards({ id, shards }: SearchProduct, tier: 1 | 2): WantedShard[] {
  return shards.filter((shard) => shard.tier === tier).map((shard) => ({ ...shard, product: id }));
}

/**
 * The local index in one language, as the dialog sees it: loads its parts in the order in which they are needed, and
 * answers from those that are there. Kept for the life of the document.
 */
export class SearchClient {
  readonly language: string;
  readonly #made: SearchClientParts;
  readonly #listeners = new Set<() => void>();
  readonly #loads = new Map<string, Part>();
  #manifest: Promise<SearchManifest> | undefined;
  #link: WorkerLink | undefined;
  #starts = 0;

  constructor(language: string, parts: SearchClientParts) {
    this.language = language;
    this.#made = parts;
  }

  /** Calls back whenever a part of the index has come, or has failed. Returns what undoes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /**
   * What search begins with.
   * @throws where it can't be had
   */
  manifest(): Promise<SearchManifest> {
    this.#manifest ??= fetchText(manifestHref(this.language), parseManifest, this.#made.fetching).catch(
      (failure: unknown) => {
        this.#manifest = undefined;
        throw failure;
      },
    );
    return this.#manifest;
  }

  #connect({ worker, words }: SearchManifest): WorkerLink {
    if (this.#link && (!this.#link.isBroken || this.#starts >= STARTS)) return this.#link;
    this.#starts += 1;
    this.#loads.clear();
    this.#link = new WorkerLink(this.#made.createWorker(worker), words);
    return this.#link;
  }

  #load(manifest: SearchManifest, shard: WantedShard): Part {
    const link = this.#connect(manifest);
    const key = keyOf(shard);
    const known = this.#loads.get(key);
    if (known) return known;
    const finish = (state: Part['state']) => {
      part.state = state;
      this.#tell();
    };
    const part: Part = {
      shard,
      state: 'loading',
      settled: link.ask({ kind: 'load', shard }).then(
        () => finish('ready'),
        () => finish('failed'),
      ),
    };
    this.#loads.set(key, part);
    return part;
  }

  async #loadAll(manifest: SearchManifest, shards: readonly WantedShard[]): Promise<void> {
    await Promise.all(shards.map((shard) => this.#load(manifest, shard).settled));
  }

  /**
   * Loads what is needed for the first result: the names of the reader's product.
   * @throws where the manifest can't be had
   */
  async start(product: string): Promise<void> {
    const manifest = await this.manifest();
    const own = manifest.products.filter(({ id }) => id === product);
    await this.#loadAll(
      manifest,
      own.flatMap((each) => listShards(each, 1)),
    );
  }

  /** Loads the rest: names of the other products, texts of the reader's own, texts of the others. */
  async widen(product: string): Promise<void> {
    await this.start(product);
    const manifest = await this.manifest();
    const own = manifest.products.filter(({ id }) => id === product);
    const others = manifest.products.filter(({ id, unlisted }) => id !== product && !unlisted);
    await this.#loadAll(
      manifest,
      others.flatMap((each) => listShards(each, 1)),
    );
    await this.#loadAll(
      manifest,
      own.flatMap((each) => listShards(each, 2)),
    );
    if (!this.#made.sparing)
      await this.#loadAll(
        manifest,
        others.flatMap((each) => listShards(each, 2)),
      );
  }

  /** Names of the products of which a part could not be loaded. */
  async listFailed(): Promise<string[]> {
    const failed = new Set(
      [...this.#loads.values()].flatMap(({ shard, state }) => (state === 'failed' ? shard.product : [])),
    );
    if (failed.size === 0) return [];
    const { products } = await this.manifest();
    return products.filter(({ id }) => failed.has(id)).map(({ name }) => name);
  }

  /** Tries again what has failed, from a manifest that is asked for anew: the parts may have other addresses by now. */
  async retry(product: string): Promise<void> {
    this.#manifest = undefined;
    this.#starts = 0;
    for (const [key, { state }] of this.#loads) if (state === 'failed') this.#loads.delete(key);
    this.#tell();
    await this.widen(product);
  }

  /**
   * What a text finds in the parts that are there. Waits for the names of the reader's product, not for more.
   * @throws where the index can't be had at all
   */
  async search(text: string, product: string): Promise<SearchResult> {
    await this.start(product);
    const manifest = await this.manifest();
    const products = manifest.products
      .filter(({ id, unlisted }) => id === product || !unlisted)
      .map(({ id, name }) => ({ id, name }));
    const options = { ...MOST, language: this.language, product, products };
    const { result } = await this.#connect(manifest).ask({ kind: 'search', text, options });
    return result ?? NOTHING;
  }
}
