import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { formatProblem } from '../../model/Problem';

/** Loading, drawing and each timer of a demo are ended by themselves (`endInTime.ts`) long before. */
const GUARD_MS = 90_000;

/** What ends a process that a demo keeps for itself; the demo has been told then. Nothing else sends it. */
export const ENDLESS_SIGNAL = 'SIGVTALRM';

/** A thread of its own: in the one that draws nothing else runs any more, and its console is no more heard. */
const THREAD = `
const { writeSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
let timer;
parentPort.on('message', (words) => {
  clearTimeout(timer);
  if (!words) return;
  timer = setTimeout(() => {
    try {
      writeSync(2, words);
    } finally {
      process.kill(process.pid, workerData.signal);
    }
  }, workerData.limitMs);
});`;

let thread: Worker | undefined;

function startThread(limitMs: number): Worker {
  const started = new Worker(THREAD, {
    eval: true,
    // No loader: it is there within milliseconds.
    execArgv: [],
    workerData: { limitMs, signal: ENDLESS_SIGNAL },
  });
  started.unref();
  return started;
}

/**
 * Watches over what is done with a demo. Where that has no end, as in a loop behind an `await`, which nothing within
 * its own thread can end, the demo is told as a problem on the standard error and the process is ended by
 * `ENDLESS_SIGNAL`. Returns what ends the watch: what begins behind that, as when a request is answered, is not
 * watched. A process that is debugged when the demo begins is left alone.
 * @param limitMs milliseconds that it may take; that of the first call holds
 */
export function guardDemo(file: string, limitMs = GUARD_MS): () => void {
  if (url() !== undefined) return () => undefined;
  thread ??= startThread(limitMs);
  const problem = formatProblem({
    file,
    line: 1,
    column: 1,
    code: 'demo-endless',
    message: `The demo keeps the build from going on: it has not come to its end in ${limitMs / 1000} s`,
    hint: 'let its loops end, those behind an await, too; what else is wrong is told when it does',
  });
  thread.postMessage(`${problem}\n1 problem; nothing was built.\n`);
  return () => thread?.postMessage('');
}
