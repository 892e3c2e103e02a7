/** Minimum time between two updates of the terminal line of a long step. */
const TICK_MS = 100;
/** Minimum time between two progress lines if the output goes to a file. */
const QUIET_TICK_MS = 10_000;

/** One step of a build and its duration. */
export interface StepTime {
  readonly name: string;
  readonly seconds: number;
}

/** Reports the progress of a build. */
export interface Progress {
  /** Begins a step, and ends the previous one. */
  readonly step: (name: string) => void;
  /** Reports how far the step is. */
  readonly tick: (done: number, total: number) => void;
  /** Ends the last step; returns all steps in order. */
  readonly end: () => readonly StepTime[];
}

/** Returns progress output: one line per step, updated in place if the output is a terminal. */
export function createProgress(
  output: Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean } = process.stdout,
  now: () => number = () => performance.now(),
): Progress {
  const times: StepTime[] = [];
  const started = now();
  let current: { name: string; since: number } | undefined;
  let reported = 0;
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
      reported = now();
      if (output.isTTY) output.write(`${clock()}  ${name} …`);
    },
    tick: (done, total) => {
      if (!current || now() - reported < (output.isTTY ? TICK_MS : QUIET_TICK_MS)) return;
      reported = now();
      const line = `${clock()}  ${current.name}: ${done} of ${total}`;
      output.write(output.isTTY ? `\r\x1B[2K${line}` : `${line}\n`);
    },
    end: () => {
      finish();
      return times;
    },
  };
}
