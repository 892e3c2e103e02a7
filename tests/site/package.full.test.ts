import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INSTALL_MS = 900_000;
const { version, peerDependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  peerDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
/** What the second family needs besides the shell: the font of its cards, and the package of its license. */
const OF_FAMILY = ['@expo-google-fonts/ibm-plex-sans-arabic'];
const TARBALL = `docs-shell-${version}.tgz`;

/** A family outside of the project, where nothing but the tarball is found. */
let family: string;

function run(...command: readonly string[]) {
  const [program = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(join(family, 'node_modules/.bin', program), args, {
    cwd: family,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NEXT_TELEMETRY_DISABLED: '1',
    } as unknown as NodeJS.ProcessEnv,
  });
  return { code: status, output: stdout + stderr };
}

beforeAll(() => {
  family = mkdtempSync(join(tmpdir(), 'family-'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', family], { stdio: ['ignore', 'ignore', 'inherit'] });
  cpSync('tests/fixtures/family/data', join(family, 'data'), { recursive: true });
  mkdirSync(join(family, 'pages'));
  for (const name of readdirSync('pages'))
    if (name.endsWith('.tsx')) cpSync(join('pages', name), join(family, 'pages', name));
  cpSync('public/favicon.svg', join(family, 'public/favicon.svg'));
  const peers = ['next', 'react', 'react-dom', '@types/react', '@types/node', ...OF_FAMILY];
  const files: Record<string, string> = {
    'package.json': JSON.stringify({
      private: true,
      dependencies: {
        'docs-shell': `file:${TARBALL}`,
        ...Object.fromEntries(peers.map((name) => [name, devDependencies[name] ?? peerDependencies[name]])),
      },
    }),
    'next.config.js': "module.exports = require('docs-shell/next');\n",
    'tsconfig.json': JSON.stringify({ extends: 'docs-shell/tsconfig.json', include: ['data', 'pages'] }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(family, name), text);
  execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: family,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}, INSTALL_MS);

afterAll(() => rmSync(family, { recursive: true, force: true }));

describe('the package', () => {
  it('has modules with source maps and declarations, and nothing of this family', () => {
    const files = execFileSync('tar', ['tzf', join(family, TARBALL)], { encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(files).toEqual(
      expect.arrayContaining(
        ['index.js', 'index.js.map', 'index.d.ts', 'texts/en.json', 'shell/styles.css'].map(
          (name) => `package/dist/${name}`,
        ),
      ),
    );
    expect(files.filter((file) => !/^package\/(?:dist\/|[\w.]+$)/.test(file))).toEqual([]);
    expect(files.filter((file) => /\.test\.|golden|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  });

  it(
    'builds a family that has nothing but it, and checks what it has built',
    () => {
      const build = run('docs-shell', 'build');
      expect(build.output).toContain('out/ holds');
      expect(build.code).toBe(0);
      expect(existsSync(join(family, 'out/lumen/guide/wiring/index.html'))).toBe(true);
      expect(run('docs-shell', 'check')).toMatchObject({ code: 0 });
    },
    INSTALL_MS,
  );

  it(
    'has types that the settings of a family check, and no sources of the shell',
    () => {
      const { code, output } = run('tsc', '-p', '.', '--listFiles');
      expect({ code, errors: output.split('\n').filter((line) => line.includes('error TS')) }).toEqual({
        code: 0,
        errors: [],
      });
      expect(output.split('\n').filter((file) => /docs-shell\/.*(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    },
    INSTALL_MS,
  );

  it('names its commands, if there is no such command', () => {
    const { code, output } = run('docs-shell', 'biuld');
    expect(code).toBe(1);
    expect(output).toContain('build');
  });
});
