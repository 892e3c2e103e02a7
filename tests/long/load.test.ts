import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { startNginx, type Nginx } from '../site/harness/startNginx';
import { OUT } from '../../src/content/workspace';

const CONNECTIONS = 256;
const SECONDS = 60;
let nginx: Nginx;

beforeAll(async () => {
  nginx = await startNginx(OUT, 2);
});
afterAll(() => nginx.stop());

const sheet = () =>
  /href="(\/_next\/static\/[^"]+\.css)"/.exec(readFileSync(`${OUT}/index.html`, 'utf8'))?.[1] ?? '';

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
