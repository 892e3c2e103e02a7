import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { OUT } from '../../../src/content/workspace';

const PROGRAM = process.env.NGINX ?? '/usr/sbin/nginx';

/** A running nginx. */
export interface Nginx {
  /** Address without a trailing slash. */
  readonly origin: string;
  /** Returns nginx's messages about its configuration. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/** Below the system's ephemeral ports: a connection could take one of those before nginx does. */
const PORTS = { first: 10_000, count: 20_000 };
const MAX_TRIES = 100;

async function canListen(port: number): Promise<boolean> {
  const server = createServer();
  const isFree = await new Promise<boolean>((done) => {
    server.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true));
  });
  await new Promise((done) => {
    server.close(done);
  });
  return isFree;
}

async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    if (await canListen(port)) return port;
  }
  throw new Error('There is no free port');
}

/**
 * Serves an export with the configuration that its build has written.
 * @throws the message of nginx if it does not start
 */
export async function startNginx(folder = OUT, workers = 1): Promise<Nginx> {
  const port = await freePort();
  const place = mkdtempSync(join(tmpdir(), 'nginx-'));
  const root = resolve(folder);
  mkdirSync(join(place, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${place}/temp/${kind};`,
  );
  writeFileSync(
    join(place, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${place}/pid; worker_processes ${workers};
    error_log ${place}/error.log; events { worker_connections 2048; }
    http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')}
      server { listen 127.0.0.1:${port} backlog=2048; root ${root}; include ${root}/_hosting/nginx.conf; } }\n`,
  );
  let words = '';
  // nginx writes its process id when it listens.
  const numbered = new Promise<void>((done) => {
    const watcher = watch(place, { persistent: false }, (_event, name) => {
      if (name !== 'pid') return;
      watcher.close();
      done();
    });
  });
  const nginx = spawn(PROGRAM, ['-c', join(place, 'nginx.conf'), '-e', join(place, 'error.log')]);
  nginx.stderr.on('data', (part: Buffer) => {
    words += part.toString();
  });
  const failed = new Promise<never>((_done, fail) => {
    nginx.once('error', fail);
    nginx.once('close', () => fail(new Error(`nginx does not start: ${words}`)));
  });
  failed.catch(() => undefined);
  await Promise.race([numbered, failed]);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    said: () => words + readFileSync(join(place, 'error.log'), 'utf8'),
    stop: async () => {
      const ended = new Promise((done) => {
        nginx.once('exit', done);
      });
      nginx.kill();
      await ended;
      rmSync(place, { recursive: true, force: true });
    },
  };
}
