import { AD_POLL_INTERVAL_MS } from '../../constants';
import type { Finding } from '../../model/ads/AdNews';
import type { Clock } from '../clock';

export interface Watch {
  readonly look: () => Finding;
  /** Hears what a look found; says whether to look again. */
  readonly report: (finding: Finding) => boolean;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Looks for the placement at once and then every 500 ms, until it is told to stop or the signal ends the view. */
export function watchPlacement({ look, report, clock, signal }: Watch): void {
  let cancel: () => void = () => undefined;
  const tick = () => {
    if (!signal.aborted && report(look())) cancel = clock.after(AD_POLL_INTERVAL_MS, tick);
  };
  signal.addEventListener('abort', () => cancel(), { once: true });
  tick();
}
