/** The figures of a benchmark run, by name. */
export type Figures = Readonly<Record<string, number>>;

/** A recorded run, the content of `bench/results/last.json`. */
export interface Results {
  /** The date and the machine of each part's record. */
  readonly runs: Readonly<Record<string, string>>;
  readonly figures: Figures;
}

export const NO_RESULTS: Results = { runs: {}, figures: {} };
