import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { clock } from '../../../src/browser/clock';
import { SearchClient } from '../../../src/browser/search/SearchClient';
import type { WorkerLike } from '../../../src/browser/search/SearchParts';
import type { SearchAnswer, SearchRequest } from '../../../src/model/search/SearchMessage';
import { OUT } from '../../../src/content/workspace';

/**
 * Answers requests for files of a folder, as a static host does; a test may truncate or replace the answers.
 */
export type ReadFile = (href: string) => string;

/** Reads the files of an exported site. */
export function readExport(out = OUT): ReadFile {
  return (href) => readFileSync(join(out, href), 'utf8');
}

function createFetch(read: ReadFile): typeof fetch {
  const get = async (href: string) => ({ ok: true, status: 200, text: async () => read(href) });
  return get as unknown as typeof fetch;
}

/** Runs the bundled search worker in this process. Messages are copied, as between threads. */
function runWorker(code: string, fetchFile: typeof fetch): WorkerLike {
  let receive: (event: { data: SearchRequest }) => void = () => {};
  const listeners: ((event: MessageEvent<SearchAnswer>) => void)[] = [];
  const self = {
    addEventListener: (_: 'message', listener: typeof receive) => {
      receive = listener;
    },
    postMessage: (data: SearchAnswer) => {
      const event = { data: structuredClone(data) } as MessageEvent<SearchAnswer>;
      for (const listener of listeners) listener(event);
    },
  };
  runInContext(
    code,
    // oxlint-disable-next-line tests/no-sleep -- what the worker finds around it
    createContext({ self, fetch: fetchFile, setTimeout, clearTimeout, AbortController, Intl }),
  );
  return {
    postMessage: (message) => receive({ data: structuredClone(message) }),
    terminate: () => {},
    addEventListener: (kind: string, listener: never) => {
      if (kind === 'message') listeners.push(listener);
    },
  };
}

/** Opens the site's own search client in a language, with the built index and worker. */
export function openIndex(language: string, read: ReadFile = readExport()): SearchClient {
  const fetchFile = createFetch(read);
  return new SearchClient(language, {
    createWorker: (href) => runWorker(read(href), fetchFile),
    fetching: { fetch: fetchFile, clock },
  });
}
