import { existsSync } from 'node:fs';
import { listFileSizes } from '../src/checks/export/outputFiles';
import { formatTable } from './formatTable';
import { median } from './median';
import { createBare, createShell, createStarlight, createVitePress, writePages } from './peers/peers';
import { measurePeer, type Peer, type PeerFigures } from './peers/Peer';
import type { BenchRun } from './results/BenchPart';
import { formatRatio } from './results/formatRatio';

const SIZE = 1000;
const ROUNDS = 3;

/**
 * `npm run bench -- --peers [pages] [rounds]`: first builds of the same pages (1,000) by this shell, by Starlight, by
 * VitePress and as bare HTML, in turn, three rounds each; prints medians and ratios. The others are installed from npm,
 * outside of the project.
 */
export async function benchPeers({ numbers, skip }: BenchRun): Promise<void> {
  const [pages = SIZE, rounds = ROUNDS] = numbers;
  writePages(pages);
  const shell = createShell();
  const peers = [shell, createBare()];
  for (const create of [createStarlight, createVitePress]) {
    try {
      peers.push(create());
    } catch (error) {
      skip(error instanceof Error ? error.message : String(error));
    }
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
