import type { Ledger } from './createLedger';

/** What a part of the benchmark is given. */
export interface BenchRun {
  readonly ledger: Ledger;
  /** Says what could not be measured, and why; it ends the output and fails the command. */
  readonly skip: (reason: string) => void;
  /** Numbers of the command line, such as how often to measure. */
  readonly numbers: readonly number[];
}
