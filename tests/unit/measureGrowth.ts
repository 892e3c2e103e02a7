const SAMPLES = 5;
/** Samples of a task that seems to do more: other work on the machine can disturb one after the other. */
const MOST_SAMPLES = 100;
/** Between linear and quadratic. */
const DOUBTFUL = 9;
/** Less than this is as likely to be noise. */
const LEAST_MS = 1;

/** Processor time of a task, in milliseconds. */
function measure(task: () => unknown): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How many times as much work a task does for an input four times as large: about 4 if it is linear, 16 if it is
 * quadratic. The least of several samples, because other work can only add to them.
 */
export function measureGrowth(task: (size: number) => unknown, size: number): number {
  task(size);
  let small = Infinity;
  let large = Infinity;
  for (let sample = 0; sample < MOST_SAMPLES; sample += 1) {
    small = Math.min(
      small,
      measure(() => task(size)),
    );
    large = Math.min(
      large,
      measure(() => task(4 * size)),
    );
    const growth = large / Math.max(small, LEAST_MS);
    if (growth < 5 || (sample >= SAMPLES && growth < DOUBTFUL)) break;
  }
  return large / Math.max(small, LEAST_MS);
}
