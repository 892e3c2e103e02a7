import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { CACHE, OUT } from '../../src/content/workspace';
import { findNode } from '../../scripts/findNode';
import { buildPage } from '../corpus/buildPage';
import { ENGLISH } from '../corpus/ENGLISH';
import { writeCorpus } from '../corpus/writeCorpus';
import type { Peer } from './Peer';

/** Outside of the project, so that its packages and settings play no part. */
const PEERS = join(tmpdir(), 'docs-shell-peers');
const PAGES = join(PEERS, 'src/content/docs');
/** The versions are fixed, so that runs can be compared. Astro 7 asks for Node 22. */
const STARLIGHT = { astro: '7.3.5', '@astrojs/starlight': '0.42.4' };
const STARLIGHT_NODE = '22';
const VITEPRESS = '1.6.4';

function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

const range = (count: number) => Array.from({ length: count }, (_, number) => number);
const nameOf = (number: number) => `part-${String(number).padStart(5, '0')}`;
const titleOf = (number: number) => `Part ${String(number).padStart(5, '0')}`;

/** Writes the text of the corpus for other programs: the same pages without demos, in one folder. */
export function writePages(pages: number): void {
  emptyFolder(PAGES);
  for (const number of range(pages)) {
    const text = buildPage(number, titleOf(number));
    // Starlight has no callout of this name.
    writeFileSync(join(PAGES, `${nameOf(number)}.md`), text.replace(':::info', ':::note'));
  }
}

export const createShell = (): Peer => ({
  name: 'this shell',
  folder: resolve(CACHE.bench, 'peers'),
  out: resolve(CACHE.bench, 'peers', OUT),
  command: [process.execPath, 'node_modules/tsx/dist/cli.mjs', 'src/commands/build.ts'],
  environment: { NEXT_TELEMETRY_DISABLED: '1' },
  prepare: (pages) => writeCorpus(process.cwd(), resolve(CACHE.bench, 'peers'), pages, ENGLISH, () => 0),
});

export const createBare = (): Peer => ({
  name: 'bare HTML',
  folder: process.cwd(),
  out: join(PEERS, 'bare'),
  command: [
    process.execPath,
    'node_modules/tsx/dist/cli.mjs',
    'bench/peers/writeBareSite.ts',
    PAGES,
    join(PEERS, 'bare'),
  ],
  prepare: () => emptyFolder(join(PEERS, 'bare')),
});

/**
 * Installs packages of npm in a folder.
 * @throws why that failed
 */
function install(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
  environment?: Readonly<Record<string, string>>,
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'peers', private: true, type: 'module', dependencies }),
  );
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (status !== 0)
    throw new Error(`npm did not install ${Object.keys(dependencies).join(', ')}:\n${stderr.slice(-1000)}`);
}

/**
 * Installs Starlight with a Node of its own.
 * @throws why that failed
 */
export function createStarlight(): Peer {
  const node = findNode(STARLIGHT_NODE);
  if (!node) throw new Error(`npm did not install Node ${STARLIGHT_NODE}`);
  const environment = {
    PATH: `${dirname(node.file)}${delimiter}${process.env.PATH}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  install(PEERS, STARLIGHT, environment);
  writeFileSync(
    join(PEERS, 'astro.config.mjs'),
    `import { defineConfig, passthroughImageService } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  image: { service: passthroughImageService() },
  integrations: [starlight({ title: 'Peers', sidebar: [{ label: 'Parts', items: [{ autogenerate: { directory: '.' } }] }] })],
});
`,
  );
  writeFileSync(
    join(PEERS, 'src/content.config.ts'),
    `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  );
  return {
    name: `Starlight ${STARLIGHT['@astrojs/starlight']}`,
    folder: PEERS,
    out: join(PEERS, 'dist'),
    command: [node.file, 'node_modules/astro/bin/astro.mjs', 'build'],
    environment,
    prepare: () => {
      for (const part of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
        rmSync(join(PEERS, part), { recursive: true, force: true });
    },
  };
}

/**
 * Installs VitePress. Its pages have no heading of their own, so their titles become one.
 * @throws why that failed
 */
export function createVitePress(): Peer {
  const folder = join(PEERS, 'vitepress');
  const docs = join(folder, 'docs');
  install(folder, { vitepress: VITEPRESS });
  return {
    name: `VitePress ${VITEPRESS}`,
    folder,
    out: join(docs, '.vitepress/dist'),
    command: [process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
    prepare: (pages) => {
      emptyFolder(join(docs, '.vitepress'));
      const items = range(pages).map((number) => ({ text: titleOf(number), link: `/${nameOf(number)}` }));
      const config = { title: 'Peers', themeConfig: { sidebar: [{ text: 'Parts', items }] } };
      writeFileSync(join(docs, '.vitepress/config.mjs'), `export default ${JSON.stringify(config)};\n`);
      for (const number of range(pages)) {
        const text = buildPage(number, titleOf(number));
        const titled = text.replace(/\n---\n/, (end) => `${end}\n# ${titleOf(number)}\n`);
        writeFileSync(join(docs, `${nameOf(number)}.md`), titled);
      }
    },
  };
}
