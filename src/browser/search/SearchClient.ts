import { BROWSER, fetchText, type Fetching } from '../fetching/fetchText';
import { withTimeout } from '../clock';
import {
  listProducts,
  manifestHref,
  parseManifest,
  type SearchManifest,
  type SearchScope,
} from '../../model/search/SearchManifest';
import type { SearchOptions } from '../../model/search/SearchEngine';
import type { SearchAnswer } from '../../model/search/SearchMessage';
import type { SearchResult } from '../../model/search/SearchResult';
import { isAwaited, LATE_MS, SearchParts, type RequestedPart, type WorkerLike } from './SearchParts';

const NOTHING: SearchResult = { hits: [], suggestions: [] };
/** Maximum hits in the reader's product, in each other product, and in total: the first ones, and all. */
const FIRST = { mostOwn: 8, mostOther: 4, most: 10 } as const;
const ALL = { mostOwn: 30, mostOther: 10, most: 60 } as const;

/** The dependencies of a search client; tests pass their own. */
interface SearchClientParts {
  /** @param isAgain in place of a broken one */
  readonly createWorker: (href: string, isAgain: boolean) => WorkerLike;
  readonly fetching?: Fetching;
}

/** The loading of what one query needs. Neither promise rejects: `listFailed` reports failures. */
interface QueryLoad {
  /** Resolves when the names are loaded, or nothing waits for them any longer. */
  readonly names: Promise<void>;
  /** The same, with the texts. */
  readonly all: Promise<void>;
}

/**
 * The local index in one language, as the dialog uses it: loads the parts that a query needs, the most
 * important first, and answers from the loaded ones, even if others fail. Kept for the lifetime of the
 * document.
 */
export class SearchClient {
  readonly language: string;
  readonly #fetching: Fetching;
  readonly #listeners = new Set<() => void>();
  readonly #parts: SearchParts;
  #manifest: Promise<SearchManifest> | undefined;
  /** Queries use this index. */
  #isWanted = false;

  constructor(language: string, parts: SearchClientParts) {
    this.language = language;
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

  /**
   * Loads the directories.
   * @throws if the manifest is unavailable
   */
  async #loadDirectories(): Promise<readonly RequestedPart[]> {
    const manifest = await this.manifest();
    return this.#parts.load(manifest, manifest.indexes);
  }

  /**
   * Loads the directories and what every query of the product's readers needs.
   * @returns the names of that product, none if they are too many
   * @throws if the manifest is unavailable
   */
  async #open(product: string): Promise<readonly RequestedPart[]> {
    const manifest = await this.manifest();
    const directories = await this.#loadDirectories();
    const { parts = [] } = await this.#parts
      .connect(manifest)
      .ask({
        kind: 'find',
        text: '',
        withTexts: false,
        options: listOptions(manifest, this.language, { product }),
      })
      .catch((): SearchAnswer => ({ number: 0 }));
    const names = parts.filter(({ tier }) => tier === 1);
    const loading = this.#parts.load(manifest, names);
    void this.#parts.load(
      manifest,
      parts.filter(({ tier }) => tier === 3),
    );
    return [...directories.filter(isAwaited), ...(await loading)];
  }

  /**
   * Loads what every query needs if queries use this index.
   * @throws if the manifest is unavailable
   */
  async start(product: string): Promise<void> {
    const { hosted } = await this.manifest();
    if (!hosted || this.#isWanted) await this.#open(product);
  }

  /** Loads what a text needs: dictionaries, then names, then texts. */
  load(text: string, scope: SearchScope): QueryLoad {
    const load = async (withTexts: boolean) => {
      const manifest = await this.manifest();
      const options = listOptions(manifest, this.language, scope);
      const link = this.#parts.connect(manifest);
      const { parts = [] } = await link.ask({ kind: 'find', text, withTexts, options });
      await this.#parts.load(manifest, parts);
      return parts.some(({ tier }) => tier === 3);
    };
    const names = this.#loadDirectories()
      // Beside each other: the files are small, and each step waits for the network.
      .then(() => Promise.all([load(false), this.#open(scope.product)]))
      // Dictionaries tell which names there are.
      .then(([hadDictionaries]) => (hadDictionaries ? load(false) : false));
    const all = names.then(() => load(true));
    const settle = (promise: Promise<unknown>) =>
      promise.then(
        () => undefined,
        () => undefined,
      );
    return { names: settle(names), all: settle(all) };
  }

  /**
   * Returns the names of the products with a part that could not be loaded or is late. A part of all products concerns
   * those that all readers find.
   */
  async listFailed(): Promise<string[]> {
    const failed = this.#parts.listMissing();
    if (failed.size === 0) return [];
    const { products } = await this.manifest();
    return products
      .filter(({ id, unlisted = false }) => failed.has(id) || (failed.has('') && !unlisted))
      .map(({ name }) => name);
  }

  /** Loads everything again, using a fresh manifest because the parts may have new addresses. */
  async retry(product: string): Promise<void> {
    this.#manifest = undefined;
    this.#parts.restart();
    this.#notify();
    await this.start(product);
  }

  /**
   * Returns the results for a text in the loaded parts: at once if the names of the reader's product have
   * some, otherwise from the names and then the texts that the text needs.
   * @throws if the index is unavailable
   */
  async search(text: string, scope: SearchScope): Promise<SearchResult> {
    this.#isWanted = true;
    const nameParts = await this.#open(scope.product);
    const loading = this.load(text, scope);
    let found = await this.#ask(text, scope);
    for (const more of [loading.names, loading.all, Promise.all(nameParts.map(({ due }) => due))]) {
      if (found.hits.length > 0) break;
      await more;
      found = await this.#ask(text, scope);
    }
    return found;
  }

  /**
   * Returns words of this index that are similar to a text for which another index has no results; empty if
   * they could not be loaded.
   */
  async suggest(text: string, scope: SearchScope): Promise<readonly string[]> {
    try {
      const nameParts = await this.#open(scope.product);
      await Promise.all(nameParts.map(({ due }) => due));
      return (await this.#ask(text, scope)).suggestions;
    } catch {
      return [];
    }
  }

  async #ask(text: string, scope: SearchScope): Promise<SearchResult> {
    const manifest = await this.manifest();
    const options = listOptions(manifest, this.language, scope);
    const link = this.#parts.connect(manifest);
    try {
      const { result } = await link.ask({ kind: 'search', text, options });
      return result ?? NOTHING;
    } catch (failure) {
      // A broken worker may have been replaced.
      if (this.#parts.connect(manifest) === link) throw failure;
    }
    await this.#open(scope.product);
    return this.#ask(text, scope);
  }
}

/** Returns the options of a query in a scope. */
function listOptions(manifest: SearchManifest, language: string, scope: SearchScope): SearchOptions {
  const products = listProducts(manifest, scope).map(({ id, name }) => ({ id, name }));
  const limits = scope.isFull ? ALL : FIRST;
  const mostOwn = scope.isAlone ? limits.most : limits.mostOwn;
  const { classPrefixes } = manifest;
  return { ...limits, mostOwn, language, product: scope.product, products, classPrefixes };
}

/**
 * Creates a search worker. One in place of a broken one has another address, because the browser may have kept wrong
 * bytes; the next page finds right ones.
 */
function createWorker(href: string, isAgain: boolean): WorkerLike {
  if (isAgain) fetch(href, { cache: 'reload' }).catch(() => undefined);
  return new Worker(isAgain ? `${href}?again` : href) as unknown as WorkerLike;
}

const clients = new Map<string, SearchClient>();

/** Returns the document's search client for a language: the index stays loaded for the next dialog. */
export function getSearchClient(language: string): SearchClient {
  const known = clients.get(language);
  if (known) return known;
  const client = new SearchClient(language, { createWorker });
  clients.set(language, client);
  return client;
}
