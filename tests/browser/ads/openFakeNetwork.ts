import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FAKE_FEEDS, FAKE_GARBAGE_FEEDS } from './fakeFeeds';
import { FAKE_SCRIPTS, type FakeScript } from './fakeScripts';
import { loopbackCertificate } from '../harness/loopbackCertificate';

const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#888"/></svg>';

/** An ad network on this machine: a script, a JSON feed, pictures and pixels, each as good or bad as a test wants. */
export interface FakeNetwork {
  readonly origin: string;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  /** When, in milliseconds, in the same order. */
  readonly askedAt: number[];
  /** Answers by path that a test has added. */
  readonly extra: Map<string, FakeScript>;
  readonly close: () => Promise<void>;
}

function answerOf(path: string, extra: ReadonlyMap<string, FakeScript>): FakeScript | undefined {
  const [, kind = '', name = ''] = path.split('/');
  const key = name.replace(/\.(?:js|json|svg)$/, '');
  switch (kind) {
    case 'script':
      return { type: 'text/javascript', ...(extra.get(path) ?? FAKE_SCRIPTS[key]) };
    case 'feed':
      return extra.get(path) ?? FAKE_FEEDS[key] ?? FAKE_GARBAGE_FEEDS[key];
    case 'img':
    case 'pixel':
      return { body: IMAGE, type: 'image/svg+xml' };
    case 'hang':
      return { fault: 'hang' };
    case 'reset':
      return { fault: 'reset' };
    default:
      return extra.get(path);
  }
}

/** Starts a fake ad network on the loopback address. */
export async function openFakeNetwork(): Promise<FakeNetwork> {
  const asked: string[] = [];
  const askedAt: number[] = [];
  const extra = new Map<string, FakeScript>();
  let origin = '';
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    asked.push(request.url ?? '/');
    askedAt.push(performance.now());
    response.on('error', () => undefined);
    response.setHeader('access-control-allow-origin', '*');
    if (path.startsWith('/loop/')) {
      response.writeHead(302, { location: `${path}x` }).end();
      return;
    }
    const answer = answerOf(path, extra);
    if (!answer) response.writeHead(404).end();
    else if (answer.fault === 'reset') request.socket.destroy();
    else if (answer.fault !== 'hang') {
      const { status = 200, type = 'text/plain', body = '', delayMs = 0 } = answer;
      setTimeout(() => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
        response.end(body.replaceAll('ORIGIN', origin), type.includes('latin1') ? 'latin1' : 'utf8');
      }, delayMs);
    }
  };
  const server: Server = createServer(loopbackCertificate, handle);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    askedAt,
    extra,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
