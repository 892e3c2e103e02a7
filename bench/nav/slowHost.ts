import { createServer, type ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** A network between the browser and the host. */
export interface Network {
  readonly roundTripMs: number;
  readonly bytesPerMs: number;
}

/** A heading that was on the screen for two frames, at `time` (ms since the epoch). */
export interface Mark {
  readonly heading: string;
  readonly time: number;
}

export interface SlowHost {
  readonly port: number;
  /** Starts to count. */
  readonly reset: () => void;
  readonly counted: () => { readonly bytes: number; readonly requests: number };
  /** Returns the first mark since `reset` whose heading has this beginning; undefined if none comes in time. */
  readonly waitForMark: (heading: string) => Promise<Mark | undefined>;
  readonly close: () => void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const BINARY = /^(?:image\/png|font\/|application\/octet)/;
const HASHED = /\/(?:_next\/static|_docs|assets)\//;
const PART = 2048;
const MARK_MS = 20_000;
const LOOK_MS = 20;

/** Reports each new heading, once it is on the screen; a page that is prerendered is not on the screen yet. */
const REPORT = `(() => {
  let last;
  const report = () => {
    const heading = document.querySelector('h1')?.textContent.replace(/[\\u200b#]/g, '').trim();
    if (!heading || heading === last) return;
    last = heading;
    requestAnimationFrame(() => requestAnimationFrame(() =>
      navigator.sendBeacon('/__mark', JSON.stringify({ heading, time: performance.timeOrigin + performance.now() }))));
  };
  const go = () => {
    report();
    new MutationObserver(report).observe(document, { subtree: true, childList: true, characterData: true });
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', go, { once: true });
  else go();
})()`;

/** Returns a document that reports its headings. Its policy would forbid the script. */
const reporting = (html: string) =>
  html
    .replace(/<meta http-equiv="?Content-Security-Policy"?[^>]*>/gi, '')
    .replace(/<head[^>]*>/i, (head) => `${head}<script>${REPORT}</script>`);

function findFile(folder: string, pathname: string): string | undefined {
  const path = join(folder, decodeURIComponent(pathname));
  return [path, join(path, 'index.html'), `${path}.html`].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/**
 * Serves a folder over a slow network. The host waits, not the browser's tools, which do not reach what is loaded before
 * a click. Everything shares one line; a new connection costs one round trip more.
 * @param change changes documents
 */
export async function serveSlowly(
  folder: string,
  network: Network | undefined,
  change: (html: string) => string = (html) => html,
): Promise<SlowHost> {
  const connected = new WeakSet<object>();
  let marks: Mark[] = [];
  let bytes = 0;
  let requests = 0;
  /** When the line is free again. */
  let free = 0;
  async function send(response: ServerResponse, body: Buffer): Promise<void> {
    for (let from = 0; from < body.length && !response.destroyed; from += PART) {
      const part = body.subarray(from, from + PART);
      if (network) {
        free = Math.max(free, Date.now()) + part.length / network.bytesPerMs;
        await wait(Math.max(0, free - Date.now()));
      }
      response.write(part);
    }
    response.end();
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/__mark') {
      let text = '';
      for await (const part of request) text += String(part);
      marks.push(JSON.parse(text) as Mark);
      response.writeHead(204).end();
      return;
    }
    requests += 1;
    if (network) await wait(network.roundTripMs * (connected.has(request.socket) ? 1 : 2));
    connected.add(request.socket);
    const file = findFile(folder, pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const isCompressed = !BINARY.test(type);
    const content = readFileSync(file);
    const shown = extname(file) === '.html' ? Buffer.from(reporting(change(content.toString()))) : content;
    const body = isCompressed ? gzipSync(shown, { level: 9 }) : shown;
    response.writeHead(200, {
      'content-type': type,
      'cache-control': HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    });
    bytes += body.length;
    await send(response, body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    reset: () => {
      marks = [];
      bytes = 0;
      requests = 0;
    },
    counted: () => ({ bytes, requests }),
    waitForMark: async (heading) => {
      const end = Date.now() + MARK_MS;
      for (;;) {
        const found = marks.find((mark) => mark.heading.startsWith(heading));
        if (found || Date.now() > end) return found;
        await wait(LOOK_MS);
      }
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
