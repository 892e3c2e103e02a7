import type { ChildProcess } from 'node:child_process';
import type { ShareOrder, ShareReport } from './completeShare';
import { forkProgram } from './forkProgram';
import { reportProblems } from './reportProblems';
import { endedProblem } from './systemProblem';
import { ReportedFault } from './ReportedFault';

/** Child processes that complete documents. */
export interface Shares {
  readonly count: number;
  /**
   * Sends each process its order and resolves when all have received theirs. Resolves to a function that
   * waits for their reports, in the same order.
   * @throws if one of them ends without a report; it has printed the reason
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
      // A process that exits with 0 has printed no reason.
      reject(code === 0 ? new Error(`${message}, and without its report`) : new ReportedFault(message));
    });
  });
}

/** Starts a number of processes, which prepare for their orders. */
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
      // An order exceeds the buffer of a pipe, so it is transferred only while this process is idle.
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
