import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { startNginx, type Nginx } from '../site/harness/startNginx';
import { OUT } from '../../src/content/workspace';

const CONNECTIONS = 256;
const SECONDS = 60;
const RATE_SECONDS = 10;
const RATE_TURNS = 3;
let nginx: Nginx;

beforeAll(async () => {
  nginx = await startNginx(OUT, 2);
});
afterAll(() => nginx.stop());

const sheet = () =>
  /data-sheet="(\/_next\/static\/[^"]+\.css)"/.exec(readFileSync(`${OUT}/index.html`, 'utf8'))?.[1] ?? '';

describe(`nginx under ${CONNECTIONS} connections for ${SECONDS} s`, () => {
  it.each([
    ['a document', () => '/material-ui/react-button/', 200],
    ['an asset', sheet, 200],
    ['a missing page', () => '/no/such/page/', 404],
  ])(
    'answers %s without an error',
    async (name, path, status) => {
      const url = nginx.origin + path();
      expect((await fetch(url)).status).toBe(status);
      const { stdout } = await promisify(execFile)('wrk', [
        '-t2',
        `-c${CONNECTIONS}`,
        `-d${SECONDS}s`,
        '--latency',
        url,
      ]);
      process.stdout.write(
        `${name}: ${/Requests\/sec:\s+\S+/.exec(stdout)?.[0]}, 99%: ${/99%\s+(\S+)/.exec(stdout)?.[1]}\n`,
      );
      expect(stdout).not.toContain('Socket errors');
      // For a 404, wrk counts a response other than 2xx or 3xx; every response should be one.
      const others = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
      const all = Number(/(\d+) requests in/.exec(stdout)?.[1]);
      expect(others).toBe(status === 404 ? all : 0);
    },
    (SECONDS + 30) * 1000,
  );
});

/** Returns how many requests per second a path answers. */
async function measureRate(path: string, encoding: string): Promise<number> {
  const options = ['-t2', `-c${CONNECTIONS}`, `-d${RATE_SECONDS}s`, '-H', `Accept-Encoding: ${encoding}`];
  const { stdout } = await promisify(execFile)('wrk', [...options, nginx.origin + path]);
  return Number(/Requests\/sec:\s+(\S+)/.exec(stdout)?.[1]);
}

describe('nginx with compressed copies', () => {
  it.each([
    ['a document', '/material-ui/react-button/'],
    ['a missing page', '/no/such/page/'],
  ])(
    'sends %s to browsers nearly as often as without compression',
    async (name, path) => {
      const rates = { plain: 0, compressed: 0 };
      // In turns, so that the rest of the machine slows down both.
      for (let turn = 0; turn < RATE_TURNS; turn += 1) {
        rates.plain += await measureRate(path, 'identity');
        rates.compressed += await measureRate(path, 'gzip, deflate, br');
      }
      process.stdout.write(`${name}: ${JSON.stringify(rates)} in ${RATE_TURNS} turns\n`);
      expect(rates.compressed / rates.plain).toBeGreaterThan(0.8);
    },
    (RATE_TURNS * RATE_SECONDS * 2 + 30) * 1000,
  );
});
