/** A line of the terminal that a longer step moves is written anew at most this often. */
const TICK_MS = 100;
/** Where output goes into a file, a long step says that it still runs. */
const QUIET_TICK_MS = 10_000;

/** One step of a build with the time that it took. */
export interface StepTime {
  readonly name: string;
  readonly seconds: number;
}

/** What a build tells while it runs. */
export interface Progress {
  /** Begins a step, and ends the one before it. */
  readonly step: (name: string) => void;
  /** Tells how far the step is. */
  readonly tick: (done: number, total: number) => void;
  /** Ends the last step; returns all of them in their order. */
  readonly end: () => readonly StepTime[];
}

/** Progress on the terminal: a line per step, moved on in place where the output is a terminal. */
export function createProgress(
  output: Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean } = process.stdout,
  now: () => number = () => performance.now(),
): Progress {
  const times: StepTime[] = [];
  const started = now();
  let current: { name: string; since: number } | undefined;
  let told = 0;
  const clock = () => `${((now() - started) / 1000).toFixed(1).padStart(6)} s`;
  const finish = () => {
    if (!current) return;
    const seconds = (now() - current.since) / 1000;
    times.push({ name: current.name, seconds });
    if (output.isTTY) output.write('\r\x1B[2K');
    output.write(`${clock()}  ${current.name} (${seconds.toFixed(1)} s)\n`);
    current = undefined;
  };
  return {
    step: (name) => {
      finish();
      current = { name, since: now() };
      told = now();
      if (output.isTTY) output.write(`${clock()}  ${name} …`);
    },
    tick: (done, total) => {
      if (!current || now() - told < (output.isTTY ? TICK_MS : QUIET_TICK_MS)) return;
      told = now();
      const line = `${clock()}  ${current.name}: ${done} of ${total}`;
      output.write(output.isTTY ? `\r\x1B[2K${line}` : `${line}\n`);
    },
    end: () => {
      finish();
      return times;
    },
  };
}
