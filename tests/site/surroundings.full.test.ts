import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { until } from '../long/until';
import { CACHE, NEXT, OUT, PUBLIC } from '../../src/content/workspace';
import { createFamily, type Family } from './harness/createFamily';
import { hashFolder } from './harness/hashFolder';

const BUILD_MS = 300_000;
let family: Family;
let expected: string;

/** Removes everything that a build keeps for the next one. */
function clean(): void {
  for (const made of [OUT, NEXT.folder, CACHE.folder, PUBLIC.generated, PUBLIC.search])
    rmSync(join(family.folder, made), { recursive: true, force: true });
}

function build(environment: Readonly<Record<string, string>> = {}): { code: number | null; hash: string } {
  clean();
  const { code, output } = family.run('src/commands/build.ts', environment);
  if (code !== 0) console.error(output);
  return { code, hash: code === 0 ? hashFolder(join(family.folder, OUT)) : '' };
}

beforeAll(() => {
  family = createFamily('surroundings/site');
  expected = build().hash;
}, BUILD_MS);

describe('a build has the same bytes', () => {
  it.each<readonly [string, Readonly<Record<string, string>>]>([
    [
      'with the language, time zone and terminal of another machine',
      { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', FORCE_COLOR: '3', CI: 'true' },
    ],
    [
      'with variables of other projects, and behind a proxy',
      {
        NODE_ENV: 'development',
        NODE_OPTIONS: '--preserve-symlinks --max-old-space-size=3000',
        NODE_PATH: '/nothing',
        NODE_USE_ENV_PROXY: '1',
        HTTP_PROXY: 'http://127.0.0.1:9',
        BROWSERSLIST: 'ie 11',
        BABEL_ENV: 'test',
        NEXT_DEPLOYMENT_ID: 'deployment',
        NEXT_PUBLIC_NAME: 'name',
        __NEXT_TEST_MODE: '1',
        VERCEL: '1',
      },
    ],
  ])(
    '%s',
    (_what, environment) => {
      expect(build(environment)).toEqual({ code: 0, hash: expected });
    },
    BUILD_MS,
  );

  it(
    'below folders with settings of other projects, which a link leads to',
    () => {
      const above = (name: string) => join(dirname(family.folder), name);
      const files = {
        'package.json':
          '{ "name": "above", "type": "module", "browserslist": ["ie 11"], "sideEffects": false }',
        'package-lock.json': '{ "lockfileVersion": 3 }',
        'tsconfig.json': '{ "compilerOptions": { "target": "es5", "paths": { "react": ["./nothing"] } } }',
        'babel.config.js': 'throw new Error("read")',
        'postcss.config.js': 'throw new Error("read")',
        'next.config.js': 'throw new Error("read")',
        '.babelrc': '{ "presets": ["nothing"] }',
        '.browserslistrc': 'ie 11',
        '.env': 'SITE_ORIGIN=https://above.example',
      };
      for (const [name, text] of Object.entries(files)) writeFileSync(above(name), text);
      const link = above('link');
      rmSync(link, { force: true });
      symlinkSync(family.folder, link);
      expect(build({ PWD: link })).toEqual({ code: 0, hash: expected });
    },
    BUILD_MS,
  );
});

it(
  'a killed build whose result nobody asks for does not stop the next one',
  async () => {
    clean();
    // The shell becomes a program that never asks how its children have ended.
    const command = `${process.execPath} --import tsx src/commands/build.ts >/dev/null 2>&1 & exec tail -f /dev/null`;
    const parent = spawn('sh', ['-c', command], { cwd: family.folder, stdio: 'ignore' });
    try {
      const lock = join(family.folder, CACHE.lock);
      await until('the build has begun', () => existsSync(lock));
      process.kill(Number(readFileSync(lock, 'utf8').split(' ')[0]), 'SIGKILL');
      expect(family.run('src/commands/build.ts').code).toBe(0);
      expect(hashFolder(join(family.folder, OUT))).toBe(expected);
    } finally {
      parent.kill();
      await once(parent, 'exit');
    }
  },
  BUILD_MS,
);
