import { formatRatio } from './formatRatio';
import { NO_RESULTS, type Results } from './Results';

/** Stores the figures of a run, and compares them with the recorded ones. */
export interface Ledger {
  /** Stores a figure and returns its ratio to the recorded one of that name. */
  readonly note: (name: string, figure: number) => string;
  /** Returns the recorded results with this run included; figures that it did not measure stay. */
  readonly merge: (part: string, circumstances: string) => Results;
}

/** Returns a ledger that compares with a recorded run, if there is one. */
export function createLedger(recorded: Results = NO_RESULTS): Ledger {
  const figures: Record<string, number> = {};
  return {
    note(name, figure) {
      // JSON has no NaN.
      if (!Number.isNaN(figure)) figures[name] = Math.round(figure * 1000) / 1000;
      return formatRatio(figure, recorded.figures[name]);
    },
    merge: (part, circumstances) => ({
      runs: { ...recorded.runs, [part]: circumstances },
      figures: Object.fromEntries(
        Object.entries({ ...recorded.figures, ...figures }).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    }),
  };
}
