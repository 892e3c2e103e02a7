import { listFileSizes } from '../src/checks/export/outputFiles';
import type { StepTime } from './createProgress';

const KINDS = [
  ['documents', /\.html$/],
  ['page data', /^\/_next\/data\//],
  ['scripts', /\.js$/],
  ['style sheets', /\.css$/],
  ['Markdown copies', /\.md$/],
  ['pictures', /\.(?:png|svg|ico|jpe?g|webp|gif)$/],
] as const;
const SLOWEST = 3;

function format(bytes: number): string {
  return bytes < 100_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Summarizes a build: pages, how many of them are new, sizes by kind, the slowest steps, warnings. */
export function summarize(
  folder: string,
  { pages, drawn }: { readonly pages: number; readonly drawn: number },
  steps: readonly StepTime[],
  warnings: number,
): string {
  const sums = new Map<string, number>();
  let all = 0;
  for (const [address, bytes] of listFileSizes(folder)) {
    const kind = KINDS.find(([, pattern]) => pattern.test(address))?.[0] ?? 'other files';
    sums.set(kind, (sums.get(kind) ?? 0) + bytes);
    all += bytes;
  }
  const kinds = [...sums].sort(([, a], [, b]) => b - a).map(([kind, bytes]) => `${kind} ${format(bytes)}`);
  const slowest = [...steps]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`);
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    `${folder}/ holds ${pages} pages (${drawn} newly rendered), ${format(all)}: ${kinds.join(', ')}`,
    `${total.toFixed(1)} s in all; slowest: ${slowest.join(', ')}`,
    `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  ].join('\n');
}
