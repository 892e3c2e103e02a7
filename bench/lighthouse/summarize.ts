import { median } from '../median';
import { MEASURES, type LighthouseRun, type Measure } from './runLighthouse';

export interface Summary {
  /** The median of each measure. */
  readonly values: Readonly<Record<Measure, number>>;
  /** Number of runs in which the ad was visible; undefined if the page has no slot. */
  readonly adsVisible: number | undefined;
  readonly runtimesReady: number;
  readonly runs: number;
  /** Audits that cost points, with the number of runs in which they did. */
  readonly lost: readonly string[];
}

/** Summarizes several runs of one page. */
export function summarize(runs: readonly Omit<LighthouseRun, 'screenshot'>[]): Summary {
  const values = Object.fromEntries(
    MEASURES.map((measure) => [measure, median(runs.map((run) => run.values[measure]))]),
  );
  const audits = runs.flatMap(({ lost }) => lost.map((line) => line.split(' ').slice(0, 2).join(' ')));
  const hasSlot = runs.some(({ ad }) => ad !== 'no slot');
  return {
    values: values as Record<Measure, number>,
    adsVisible: hasSlot ? runs.filter(({ ad }) => ad === 'visible').length : undefined,
    runtimesReady: runs.filter(({ isRuntimeReady }) => isRuntimeReady).length,
    runs: runs.length,
    lost: [...new Set(audits)].map(
      (audit) => `${audit} (${audits.filter((one) => one === audit).length} of ${runs.length})`,
    ),
  };
}
