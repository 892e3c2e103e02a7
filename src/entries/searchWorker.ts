/**
 * The search worker: loads the parts of the index that the page requests and answers its queries, in a
 * separate thread so that typing is never blocked.
 */
import { loadPart } from '../browser/search/loadPart';
import { PartFinder } from '../model/search/PartFinder';
import { SearchEngine, type SearchOptions } from '../model/search/SearchEngine';
import type { SearchAnswer, SearchRequest } from '../model/search/SearchMessage';
import type { PartLink } from '../model/search/SearchPart';

/** Pages of text to index in one task; queries are answered between tasks. */
const TEXTS_AT_ONCE = 12;

let engine: SearchEngine | undefined;
const finder = new PartFinder();
/** Loaded name parts, by stamp. */
const names = new Map<string, Promise<void>>();

function answer(message: SearchAnswer): void {
  self.postMessage(message);
}

/** Lets pending messages be handled. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

async function load(wanted: PartLink): Promise<void> {
  const part = await loadPart(wanted);
  if (part.tier === 0 || part.tier === 3) {
    finder.add(part);
    return;
  }
  if (part.tier === 1) {
    engine?.addNames(part);
    return;
  }
  // Texts belong to entries with names.
  await names.get(wanted.names ?? '');
  for (let from = 0; from < part.texts.length; from += TEXTS_AT_ONCE) {
    engine?.addTexts(part.language, part.texts.slice(from, from + TEXTS_AT_ONCE));
    await breathe();
  }
}

/** Returns the parts that a text needs, or every text if it is empty. */
function find(text: string, options: SearchOptions, withTexts: boolean): PartLink[] {
  if (!text.trim()) return finder.findFirst(options.product);
  const read = engine?.read(text, options);
  const products = new Set(options.products.map(({ id }) => id));
  return read ? finder.find(read.lookups, read.product, products, withTexts) : [];
}

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  switch (data.kind) {
    case 'start':
      engine = new SearchEngine(data.words);
      answer({ number: 0 });
      return;
    case 'load': {
      const { number, part } = data;
      const loaded = load(part);
      if (part.tier === 1) names.set(part.stamp, loaded);
      loaded.then(
        () => answer({ number }),
        (failure: unknown) => answer({ number, failure: String(failure) }),
      );
      return;
    }
    case 'find':
      try {
        answer({ number: data.number, parts: find(data.text, data.options, data.withTexts) });
      } catch (failure) {
        answer({ number: data.number, failure: String(failure) });
      }
      return;
    case 'search': {
      const { number, text, options } = data;
      try {
        const result = engine?.search(text, options);
        answer(result ? { number, result } : { number, failure: 'The worker was not started' });
      } catch (failure) {
        answer({ number, failure: String(failure) });
      }
    }
  }
});
