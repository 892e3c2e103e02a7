/**
 * How many times as large the second input is. Large enough that a linear task (32 times the work) and a quadratic one
 * (1,024 times) stay far apart even where collected garbage or a busy machine makes one of them five times slower.
 */
const FACTOR = 32;
/** Pairs of samples of a task whose first ones seem to be worse than linear. */
const MOST_SAMPLES = 8;
/** A growth that needs no further sample. */
const CLEARLY_LINEAR = 1.25;
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
 * The power of the size of its input that the work of a task grows with: about 1 if it is linear, 2 if it is quadratic;
 * assert less than 1.6. The least of several samples, because other work can only add to them.
 */
export function measureGrowth(task: (size: number) => unknown, size: number): number {
  task(size);
  let small = Infinity;
  let large = Infinity;
  let growth = Infinity;
  for (let sample = 0; sample < MOST_SAMPLES && growth > CLEARLY_LINEAR; sample += 1) {
    small = Math.min(
      small,
      measure(() => task(size)),
    );
    large = Math.min(
      large,
      measure(() => task(FACTOR * size)),
    );
    growth = Math.log(large / Math.max(small, LEAST_MS)) / Math.log(FACTOR);
  }
  return growth;
}
