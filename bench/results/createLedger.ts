import { formatRatio } from './formatRatio';
import { NO_RESULTS, type Results } from './Results';

/** Keeps the figures of a run, and compares them with those of the recorded one. */
export interface Ledger {
  /** Keeps a figure and gives its ratio to the recorded one of that name. */
  readonly note: (name: string, figure: number) => string;
  /** What the recorded results become when this run is recorded, too: figures that it did not measure stay. */
  readonly merge: (part: string, circumstances: string) => Results;
}

/** A ledger that compares with a recorded run; without one there is nothing to compare with. */
export function createLedger(recorded: Results = NO_RESULTS): Ledger {
  const figures: Record<string, number> = {};
  return {
    note(name, figure) {
      // Not a number is no JSON.
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
