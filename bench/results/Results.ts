/** What a run of the benchmark has measured, by name. */
export type Figures = Readonly<Record<string, number>>;

/** A recorded run, as it is kept in `bench/results/last.json`. */
export interface Results {
  /** When each part was recorded, and on what. */
  readonly runs: Readonly<Record<string, string>>;
  readonly figures: Figures;
}

export const NO_RESULTS: Results = { runs: {}, figures: {} };
