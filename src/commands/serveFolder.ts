import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;

export interface ServedFolder {
  /** Address without a trailing slash. */
  readonly origin: string;
  readonly server: Server;
  readonly close: () => Promise<void>;
}

/** Lets a test handle a request before the file lookup; returns true if it has answered. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Finds the file of a path, as every static host does: the file itself, or `index.html` in the folder. */
function findFile(folder: string, pathname: string): { file?: string; redirect?: string } {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return {};
  }
  if (decoded.includes('\0')) return {};
  const path = join(folder, normalize(`/${decoded}`));
  if (!existsSync(path)) return {};
  if (statSync(path).isFile()) return { file: path };
  const index = join(path, 'index.html');
  if (!existsSync(index)) return {};
  return decoded.endsWith('/') ? { file: index } : { redirect: `${pathname}/` };
}

/**
 * Serves a folder on 127.0.0.1 like a plain static host: index files, a slash for folders, `404.html` with
 * status 404, hashed assets for a year, gzip. `folder` may be a function, so that a test can swap the served
 * folder.
 */
export async function serveFolder(
  folder: string | (() => string),
  { port = 0, intercept }: { port?: number; intercept?: Intercept } = {},
): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    if (intercept?.(request, response)) return;
    const root = typeof folder === 'string' ? folder : folder();
    const pathname = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    const found = findFile(root, pathname.replace(/^[\\/]+/, '/'));
    if (found.redirect) {
      response.writeHead(308, { location: found.redirect }).end();
      return;
    }
    const missing = join(root, '404.html');
    const file = found.file ?? (existsSync(missing) ? missing : undefined);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('404');
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const hashed = /\/(_next\/static|_docs)\//.test(pathname);
    const compress = COMPRESSED.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(found.file ? 200 : 404, {
      'content-type': type,
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      // As in the headers of the site: a live demo runs at an opaque origin.
      ...(type.startsWith('font/') ? { 'access-control-allow-origin': '*' } : {}),
      ...(compress ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const stream = createReadStream(file).on('error', () => response.destroy());
    if (compress) stream.pipe(createGzip()).pipe(response);
    else stream.pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${chosen}`,
    server,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
