/** Reports that an iframe may send at once. */
const MAX_BURST = 300;
/**
 * Reports per second that an iframe may send all the time. Its program sends at most 60 heights per second,
 * so a page that was busy for seconds does not mistake the waiting ones for a flood.
 */
const REPORTS_PER_SECOND = 100;
/** Other messages of one program, which edited code may send for its own purposes. */
const MAX_OTHERS = 10;

/** The bound on the messages of one program in a live document. */
export interface MessageBudget {
  /**
   * Counts a message; returns false if there are too many.
   * @param isReport the message is a valid report of the iframe
   * @param atMs time of the message
   */
  readonly spend: (isReport: boolean, atMs: number) => boolean;
}

/** Creates the full budget of a program. */
export function createMessageBudget(): MessageBudget {
  let reports = MAX_BURST;
  let others = MAX_OTHERS;
  let before: number | undefined;
  return {
    spend: (isReport, atMs) => {
      if (!isReport) {
        others -= 1;
        return others >= 0;
      }
      const seconds = Math.max(0, atMs - (before ?? atMs)) / 1000;
      before = atMs;
      reports = Math.min(MAX_BURST, reports + seconds * REPORTS_PER_SECOND) - 1;
      return reports >= 0;
    },
  };
}
