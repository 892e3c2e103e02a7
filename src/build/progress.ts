import { readFileSync } from 'node:fs';
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

/** How often the bar is drawn again, in milliseconds. */
const DRAW_MS = 250;
const BAR_LETTERS = 24;

/** Shorter steps are not announced where lines stay. */
const ANNOUNCED_S = 3;

/** Times of the last build; empty if there was none. */
export function readStepTimes(file: string): readonly StepTime[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StepTime[];
  } catch {
    return [];
  }
}

/**
 * Returns progress output: one line per step when it has ended, with the time that it took the last time. On a terminal, a
 * bar says how much of the last build's time has passed; elsewhere, a line announces a longer step.
 * @param former steps of the last build
 */
export function createProgress(
  output: Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean } = process.stdout,
  now: () => number = () => performance.now(),
  former: readonly StepTime[] = [],
): Progress {
  const times: StepTime[] = [];
  const started = now();
  const expected = former.reduce((sum, { seconds }) => sum + seconds, 0);
  let current: { name: string; since: number } | undefined;
  let ended = started;
  let timer: NodeJS.Timeout | undefined;
  const clock = (time: number) => `${((time - started) / 1000).toFixed(1).padStart(6)} s`;
  const formerOf = (name: string) => former.find((each) => each.name === name)?.seconds;
  const lastTime = (name: string) => {
    const seconds = formerOf(name);
    return seconds === undefined ? '' : `, ${seconds.toFixed(1)} s the last time`;
  };
  /** Steps that have ended count what they took the last time, the current one at most that. */
  const drawBar = () => {
    if (!current) return;
    const { name, since } = current;
    const done = times.reduce((sum, step) => sum + (formerOf(step.name) ?? 0), 0);
    const inStep = Math.min((now() - since) / 1000, formerOf(name) ?? 0);
    const share = expected === 0 ? 0 : Math.min(1, (done + inStep) / expected);
    const filled = Math.round(share * BAR_LETTERS);
    const bar = expected === 0 ? '' : `  ${'█'.repeat(filled)}${'░'.repeat(BAR_LETTERS - filled)}`;
    output.write(`\r\x1B[2K${clock(now())}${bar}  ${name} …`);
  };
  const finish = () => {
    clearInterval(timer);
    if (!current) return;
    ended = now();
    const { name, since } = current;
    const seconds = (ended - since) / 1000;
    times.push({ name, seconds });
    if (output.isTTY) output.write('\r\x1B[2K');
    output.write(`${clock(ended)}  ${name} (${seconds.toFixed(1)} s${lastTime(name)})\n`);
    current = undefined;
  };
  return {
    step: (name) => {
      finish();
      current = { name, since: now() };
      if (output.isTTY) {
        drawBar();
        timer = setInterval(drawBar, DRAW_MS).unref();
      } else if ((formerOf(name) ?? 0) >= ANNOUNCED_S)
        output.write(`${clock(now())}  ${name} …${lastTime(name).replace(',', '')}\n`);
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
