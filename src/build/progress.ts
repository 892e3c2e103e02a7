import { listFileSizes } from '../checks/export/outputFiles';

/** One step of a build and its duration. */
export interface StepTime {
  readonly name: string;
  readonly seconds: number;
}

/** Reports the progress of a build. */
export interface Progress {
  /** Begins a step, and ends the previous one. */
  readonly step: (name: string) => void;
  /** Ends the current step; returns all steps in order. */
  readonly end: () => readonly StepTime[];
  /** Seconds from the start to the end of the last step. */
  readonly total: () => number;
}

/** Returns progress output: one line per step, updated in place if the output is a terminal. */
export function createProgress(
  output: Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean } = process.stdout,
  now: () => number = () => performance.now(),
): Progress {
  const times: StepTime[] = [];
  const started = now();
  let current: { name: string; since: number } | undefined;
  let ended = started;
  const clock = (time: number) => `${((time - started) / 1000).toFixed(1).padStart(6)} s`;
  const finish = () => {
    if (!current) return;
    ended = now();
    const seconds = (ended - current.since) / 1000;
    times.push({ name: current.name, seconds });
    if (output.isTTY) output.write('\r\x1B[2K');
    output.write(`${clock(ended)}  ${current.name} (${seconds.toFixed(1)} s)\n`);
    current = undefined;
  };
  return {
    step: (name) => {
      finish();
      current = { name, since: now() };
      if (output.isTTY) output.write(`${clock(now())}  ${name} …`);
    },
    end: () => {
      finish();
      return times;
    },
    total: () => (ended - started) / 1000,
  };
}

const KINDS = [
  ['documents', /\.html$/],
  ['scripts', /\.js$/],
  ['style sheets', /\.css$/],
  ['Markdown copies', /\.md$/],
  ['compressed copies', /\.(?:gz|br)$/],
  ['pictures', /\.(?:png|svg|ico|jpe?g|webp|gif)$/],
] as const;
const SLOWEST = 3;

function format(bytes: number): string {
  return bytes < 100_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Summarizes a build: pages, how many of them are new, sizes by kind, the slowest steps, warnings, hidden notes. */
export function summarize(
  folder: string,
  {
    pages,
    drawn,
    hiddenNotes,
  }: { readonly pages: number; readonly drawn: number; readonly hiddenNotes: number },
  { steps, total }: { readonly steps: readonly StepTime[]; readonly total: number },
  warnings: number,
): string {
  const sums = new Map<string, number>();
  let all = 0;
  let files = 0;
  for (const [address, bytes] of listFileSizes(folder)) {
    const kind = KINDS.find(([, pattern]) => pattern.test(address))?.[0] ?? 'other files';
    sums.set(kind, (sums.get(kind) ?? 0) + bytes);
    all += bytes;
    files += 1;
  }
  const kinds = [...sums].sort(([, a], [, b]) => b - a).map(([kind, bytes]) => `${kind} ${format(bytes)}`);
  const slowest = [...steps]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`);
  return [
    `${folder}/ holds ${pages} pages (${drawn} newly rendered), ${format(all)} in ${files} files: ${kinds.join(', ')}`,
    `${total.toFixed(1)} s in all; slowest: ${slowest.join(', ')}`,
    `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}; ${hiddenNotes} ${hiddenNotes === 1 ? 'note is' : 'notes are'} hidden in the pages`,
  ].join('\n');
}
