import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { formatProblem } from '../../model/Problem';

/**
 * Time limit for all work on a demo. Loading, rendering and each timer have their own, much shorter limits
 * (`runWithTimeout.ts`).
 */
const GUARD_MS = 90_000;
/** Memory that one demo may add to its process. Most demos need less than a megabyte. */
const GUARD_BYTES = 1e9;

/**
 * The signal that ends a process that a demo blocks or fills, after the demo has been reported. Nothing else
 * sends it.
 */
export const ENDLESS_SIGNAL = 'SIGVTALRM';

/**
 * The program of a separate thread. While a demo blocks the main thread, nothing else runs there, and no
 * console output of a worker gets through, so the program writes to standard error directly.
 */
const THREAD = `
const { writeSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
let timers = [];
const report = (words) => {
  try {
    writeSync(2, words);
  } finally {
    process.kill(process.pid, workerData.signal);
  }
};
parentPort.on('message', (demo) => {
  timers.forEach(clearTimeout);
  if (demo === undefined) return;
  timers = [
    setTimeout(report, workerData.limitMs, demo.endless),
    setInterval(() => {
      if (process.memoryUsage.rss() > demo.maxBytes) report(demo.greedy);
    }, 100),
  ];
});`;

let thread: Worker | undefined;
let isQuiet = false;
let announce: (file?: string) => void = () => undefined;

/** Leaves it to another process, which renders the same demos, to report one that never ends. */
export function guardQuietly(): void {
  isQuiet = true;
}

/**
 * Calls a function with the file of each demo before work on it begins, and without one when that work is
 * done: a demo that ends its process can be reported only by another process.
 */
export function announceDemos(listener: typeof announce): void {
  announce = listener;
}

function startThread(limitMs: number): Worker {
  const started = new Worker(THREAD, {
    eval: true,
    // Without a loader, the thread starts within milliseconds.
    execArgv: [],
    workerData: { limitMs, signal: ENDLESS_SIGNAL },
  });
  started.unref();
  return started;
}

/**
 * Watches the work on a demo. If the work never ends, as in a loop after an `await`, or fills the memory,
 * nothing in its own thread can stop it; the guard then reports the demo as a problem on standard error and
 * ends the process with `ENDLESS_SIGNAL`. Returns a function that stops watching: work that starts later, such
 * as answering a request, is not watched. Does nothing if the process is being debugged when the demo starts.
 * @param limitMs milliseconds that the work may take; the value of the first call is used for all
 * @param limitBytes memory that the demo may add to the process, in bytes
 */
export function guardDemo(file: string, limitMs = GUARD_MS, limitBytes = GUARD_BYTES): () => void {
  announce(file);
  if (url() !== undefined) return () => announce();
  thread ??= startThread(limitMs);
  const describe = (code: string, message: string, hint: string) => {
    const problem = formatProblem({ file, line: 1, column: 1, code, message, hint });
    return isQuiet ? '' : `${problem}\n1 problem; nothing was built.\n`;
  };
  thread.postMessage({
    maxBytes: process.memoryUsage.rss() + limitBytes,
    endless: describe(
      'demo-endless',
      `The demo blocks the build: it did not finish within ${limitMs / 1000} s`,
      'make its loops end, also those after an await; other problems are reported once it ends',
    ),
    greedy: describe(
      'demo-memory',
      `The demo fills the memory: it took more than ${limitBytes / 1e9} GB`,
      'make its loops end, or show fewer rows; other problems are reported once it needs less',
    ),
  });
  return () => {
    announce();
    thread?.postMessage(undefined);
  };
}
