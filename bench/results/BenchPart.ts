import type { Ledger } from './createLedger';

/** The input of a part of the benchmark. */
export interface BenchRun {
  readonly ledger: Ledger;
  /**
   * Reports something that could not be measured, and why. The reasons end the output and fail the command.
   */
  readonly skip: (reason: string) => void;
  /** Numbers from the command line, such as the number of runs. */
  readonly numbers: readonly number[];
}
