/**
 * The search worker: loads the parts of the index that the page requests and answers its queries, in a
 * separate thread so that typing is never blocked.
 */
import { loadShard } from '../browser/search/loadShard';
import { SearchEngine } from '../model/search/SearchEngine';
import type { SearchAnswer, SearchRequest, WantedShard } from '../model/search/SearchMessage';

/** Pages of text to index in one task; queries are answered between tasks. */
const TEXTS_AT_ONCE = 12;

let engine: SearchEngine | undefined;

function answer(message: SearchAnswer): void {
  self.postMessage(message);
}

/** Lets pending messages be handled. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

async function load(wanted: WantedShard): Promise<void> {
  const shard = await loadShard(wanted);
  if (shard.tier === 1) {
    engine?.addNames(shard);
    return;
  }
  for (let from = 0; from < shard.texts.length; from += TEXTS_AT_ONCE) {
    engine?.addTexts(shard.language, shard.texts.slice(from, from + TEXTS_AT_ONCE));
    await breathe();
  }
}

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  switch (data.kind) {
    case 'start':
      engine = new SearchEngine(data.words);
      answer({ number: 0 });
      return;
    case 'load': {
      const { number } = data;
      load(data.shard).then(
        () => answer({ number }),
        (failure: unknown) => answer({ number, failure: String(failure) }),
      );
      return;
    }
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
