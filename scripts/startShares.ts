import { fork, type ChildProcess } from 'node:child_process';
import type { ShareOrder, ShareReport } from './completeShare';

/** Processes that complete documents beside this one. */
export interface Shares {
  readonly count: number;
  /**
   * Gives each process its order, one each; the reports come in the same order.
   * @throws where one of them has ended without a report; it has said why
   */
  readonly complete: (orders: readonly ShareOrder[]) => Promise<ShareReport[]>;
  readonly stop: () => void;
}

function receive(child: ChildProcess): Promise<ShareReport> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(`A process that completes documents has ended with ${code ?? 'a signal'}`)),
    );
  });
}

/** Starts as many processes, which get ready for their orders. */
export function startShares(count: number): Shares {
  const children = Array.from({ length: count }, () =>
    fork('scripts/completeChild.ts', { serialization: 'advanced' }),
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
    complete: (orders) =>
      Promise.all(
        children.map((child, index) => {
          const order = orders[index];
          if (order) child.send(order);
          return receive(child);
        }),
      ),
    stop,
  };
}
