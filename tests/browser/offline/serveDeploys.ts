import { createReadStream, existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { serveFolder, type Intercept } from '../../../scripts/serveFolder';
import { loopbackCertificate } from '../harness/loopbackCertificate';

/** A server that can be taken down, made slow, and given one deploy after the other. */
export interface DeployServer {
  /** Address without trailing slash: a host by https that is not the production host. */
  readonly origin: string;
  readonly close: () => Promise<void>;
  /** Number of the deploy: each has other names for every hashed file, and lacks those of all others. */
  deploy: number;
  /** What is answered for a hashed file that is gone. */
  missing: '404' | 'page';
  /** Every connection is cut off. */
  down: boolean;
  /** What a test does with a request first; true when it has answered. */
  intercept: Intercept | undefined;
  folder: string;
  /** Addresses that were asked for. */
  readonly requests: string[];
}

const TEXT = /(?:\/|\.(?:html|js|css|json))$/;
const HASHED = /^\/(?:_next\/(?:static|data)|_docs)\//;

/** Gives every hashed address in a text another name, as a build with other contents would. */
function rename(text: string, deploy: number, buildId: string): string {
  if (deploy === 0) return text;
  return text
    .replaceAll(/static\/(chunks|media)\//g, `static/d${deploy}-$1/`)
    .replaceAll(/_docs\/(?!d\d)/g, `_docs/d${deploy}/`)
    .replaceAll(buildId, `${buildId}-d${deploy}`);
}

/** The address that a renamed one stands for; undefined where it is of another deploy. */
function restore(pathname: string, deploy: number, buildId: string): string | undefined {
  if (!HASHED.test(pathname)) return pathname;
  const [, found] = /\/(?:static\/|_docs\/)d(\d+)[-/]/.exec(pathname) ?? /-d(\d+)\//.exec(pathname) ?? [];
  if (Number(found ?? 0) !== deploy) return undefined;
  return pathname
    .replace(/\/static\/d\d+-/, '/static/')
    .replace(/\/_docs\/d\d+\//, '/_docs/')
    .replace(`${buildId}-d${deploy}`, buildId);
}

/** Name of the build in the addresses of the framework's files. */
function findBuildId(folder: string): string {
  return /"buildId":"([^"]+)"/.exec(readFileSync(`${folder}/index.html`, 'utf8'))?.[1] ?? '';
}

/** Serves `out/` by https as a host that is deployed to while readers have it open. */
export async function serveDeploys(): Promise<DeployServer> {
  const buildIds = new Map<string, string>();
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const pathname = (request.url ?? '/').split('?')[0] ?? '/';
    server.requests.push(request.url ?? '/');
    if (server.down) {
      response.destroy();
      return true;
    }
    if (server.intercept?.(request, response)) return true;
    const { folder, deploy } = server;
    if (deploy === 0 && !HASHED.test(pathname)) return false;
    const buildId = buildIds.get(folder) ?? findBuildId(folder);
    buildIds.set(folder, buildId);
    const original = restore(pathname, deploy, buildId);
    const file =
      original && `${folder}${decodeURIComponent(original)}${original.endsWith('/') ? 'index.html' : ''}`;
    if (!file || !existsSync(file)) {
      if (server.missing === 'page' && HASHED.test(pathname)) {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(readFileSync(`${folder}/404.html`));
        return true;
      }
      if (original !== undefined) return false;
      response.writeHead(404, { 'content-type': 'text/html' }).end('gone');
      return true;
    }
    if (deploy === 0 || !TEXT.test(pathname)) return false;
    const types: Record<string, string> = {
      js: 'text/javascript',
      css: 'text/css',
      json: 'application/json',
    };
    const type = types[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? 'text/html';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });
    let text = rename(readFileSync(file, 'utf8'), deploy, buildId);
    if (pathname === '/sw.js') text = text.replace(/"([0-9a-f]{16})"/, `"$1-d${deploy}"`);
    response.end(text);
    return true;
  };
  const served = await serveFolder(() => server.folder, { intercept: answer });
  const secure = createServer(loopbackCertificate, (request, response) => {
    served.server.emit('request', request, response);
  });
  await new Promise<void>((resolve) => {
    secure.listen(0, '127.0.0.1', resolve);
  });
  const server: DeployServer = {
    origin: `https://127.0.0.1:${(secure.address() as AddressInfo).port}`,
    close: async () => {
      secure.closeAllConnections();
      await new Promise((resolve) => {
        secure.close(resolve);
      });
      await served.close();
    },
    deploy: 0,
    missing: '404',
    down: false,
    intercept: undefined,
    folder: 'out',
    requests: [],
  };
  return server;
}

/** The bytes of a file, for a test that answers a request itself. */
export function sendFile(response: ServerResponse, file: string, type: string): true {
  response.writeHead(200, { 'content-type': type });
  createReadStream(file).pipe(response);
  return true;
}
