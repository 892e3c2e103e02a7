import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { listFileSizes } from '../src/checks/export/outputFiles';
import { CACHE, OUT } from '../src/content/workspace';
import { findNode } from '../scripts/findNode';
import { buildPage } from './corpus/buildPage';
import { ENGLISH } from './corpus/ENGLISH';
import { writeCorpus } from './corpus/writeCorpus';
import { formatTable } from './formatTable';
import { median } from './median';
import { measurePeer, type Peer, type PeerFigures } from './peers/Peer';
import type { BenchRun } from './results/BenchPart';
import { formatRatio } from './results/formatRatio';

const SIZE = 1000;
const ROUNDS = 3;

/** Outside of the project, so that its packages and settings play no part. */
const PEERS = join(tmpdir(), 'docs-shell-peers');
const PAGES = join(PEERS, 'src/content/docs');
/** The versions are fixed, so that runs can be compared. Astro 7 asks for Node 22. */
const STARLIGHT = { astro: '7.3.5', '@astrojs/starlight': '0.42.4' };
const STARLIGHT_NODE = '22';

function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Writes the text of the corpus for other programs: the same pages without demos, in one folder. */
function writePages(folder: string, pages: number): void {
  emptyFolder(folder);
  for (let number = 0; number < pages; number += 1) {
    const name = `part-${String(number).padStart(5, '0')}`;
    // Starlight has no callout of this name.
    writeFileSync(join(folder, `${name}.md`), buildPage(number, name).replace(':::info', ':::note'));
  }
}

const shell: Peer = {
  name: 'this shell',
  folder: resolve(CACHE.bench, 'peers'),
  out: resolve(CACHE.bench, 'peers', OUT),
  command: [process.execPath, 'node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'],
  environment: { NEXT_TELEMETRY_DISABLED: '1' },
  prepare: (pages) => writeCorpus(process.cwd(), resolve(CACHE.bench, 'peers'), pages, ENGLISH, () => 0),
};

const bare: Peer = {
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
};

/**
 * Installs Starlight with a Node of its own.
 * @throws why that failed
 */
function installStarlight(): Peer {
  const node = findNode(STARLIGHT_NODE);
  if (!node) throw new Error(`npm did not install Node ${STARLIGHT_NODE}`);
  mkdirSync(PEERS, { recursive: true });
  writeFileSync(
    join(PEERS, 'package.json'),
    JSON.stringify({ name: 'peers', private: true, type: 'module', dependencies: STARLIGHT }),
  );
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
  const environment = {
    PATH: `${dirname(node.file)}${delimiter}${process.env.PATH}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: PEERS,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Error(`npm did not install Starlight:\n${stderr.slice(-1000)}`);
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
 * `npm run bench -- --peers [pages] [rounds]`: first builds of the same pages (1,000) by this shell, by Starlight and
 * as bare HTML, in turn, three rounds each; prints medians and ratios. Starlight is installed from npm, outside of the
 * project.
 */
export async function benchPeers({ numbers, skip }: BenchRun): Promise<void> {
  const [pages = SIZE, rounds = ROUNDS] = numbers;
  mkdirSync(join(PEERS, 'src'), { recursive: true });
  writePages(PAGES, pages);
  const peers = [shell, bare];
  try {
    peers.push(installStarlight());
  } catch (error) {
    skip(`Starlight: ${error instanceof Error ? error.message : String(error)}`);
  }
  const figures = new Map<Peer, PeerFigures[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const peer of peers) {
      peer.prepare(pages);
      try {
        figures.set(peer, [...(figures.get(peer) ?? []), await measurePeer(peer)]);
      } catch (error) {
        skip(error instanceof Error ? error.message : String(error));
      }
    }
  }
  const own = figures.get(shell);
  if (!own) return;
  const middle = (runs: readonly PeerFigures[], pick: (run: PeerFigures) => number) => median(runs.map(pick));
  const rows = peers.flatMap((peer) => {
    const runs = figures.get(peer);
    if (!runs || !existsSync(peer.out)) return [];
    const cell = (pick: (run: PeerFigures) => number, show: (value: number) => string) =>
      `${show(middle(runs, pick))} (${formatRatio(middle(own, pick), middle(runs, pick))})`;
    const sizes = [...listFileSizes(peer.out).values()];
    return [
      [
        peer.name,
        cell(
          ({ seconds }) => seconds,
          (value) => `${value.toFixed(1)} s`,
        ),
        cell(
          ({ processorSeconds }) => processorSeconds,
          (value) => `${value.toFixed(1)} s`,
        ),
        cell(
          ({ peakBytes }) => peakBytes,
          (value) => `${(value / 1e9).toFixed(2)} GB`,
        ),
        `${(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)} MB in ${sizes.length} files`,
        String(runs.length),
      ],
    ];
  });
  const head = [`${pages} pages`, 'first build', 'processor', 'peak memory', 'output', 'n'];
  console.log(`${formatTable([head, ...rows])}\n\nIn parentheses: this shell in relation to the row.`);
}
