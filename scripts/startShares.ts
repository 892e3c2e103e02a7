import type { ChildProcess } from 'node:child_process';
import type { ShareOrder, ShareReport } from './completeShare';
import { forkProgram } from './forkProgram';
import { reportProblems } from './reportProblems';
import { endedProblem } from './systemProblem';
import { ToldFault } from './ToldFault';

/** Processes that complete documents beside this one. */
export interface Shares {
  readonly count: number;
  /**
   * Gives each process its order, one each; over when they have them. Returns what waits for their reports, which come
   * in the same order.
   * @throws where one of them has ended without a report; it has said why
   */
  readonly begin: (orders: readonly ShareOrder[]) => Promise<() => Promise<ShareReport[]>>;
  readonly stop: () => void;
}

function receive(child: ChildProcess): Promise<ShareReport> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (signal) reportProblems([endedProblem('A process that completes documents', signal)]);
      const message = `A process that completes documents has ended with ${code ?? signal}`;
      // One that ends as if it were done has told nothing.
      reject(code === 0 ? new Error(`${message}, and without its report`) : new ToldFault(message));
    });
  });
}

/** Starts as many processes, which get ready for their orders. */
export function startShares(count: number): Shares {
  const children = Array.from({ length: count }, () =>
    forkProgram('completeChild', { serialization: 'advanced' }),
  );
  const stop = () => {
    process.off('exit', stop);
    for (const child of children) {
      child.removeAllListeners();
      child.kill();
    }
  };
  process.once('exit', stop);
  return {
    count,
    begin: async (orders) => {
      const reports = Promise.all(children.map(receive));
      reports.catch(() => undefined);
      // An order is longer than a pipe: it goes out only while this process does nothing else.
      await Promise.all(
        children.map(
          (child, index) =>
            new Promise<void>((resolve) => {
              child.send(orders[index] ?? {}, () => resolve());
            }),
        ),
      );
      return () => reports;
    },
    stop,
  };
}
