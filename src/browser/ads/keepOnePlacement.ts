import { listPlacements } from './listPlacements';
import { markAdLinks } from './markAdLinks';

/** A script that adds more than this many ads to the one that is there is not let go on. */
const MOST_REMOVALS = 50;

export interface OnePlacement {
  readonly host: Element;
  readonly selector: string;
  /** The one that was found; one that takes its place after it has gone takes it over. */
  readonly placement: Element;
  /** More were added than are borne. */
  readonly onExcess: () => void;
  readonly signal: AbortSignal;
}

/**
 * Takes out what the network adds to the ad that it has already put into its place, before it is painted, and marks
 * the links that come into that ad later.
 */
export function keepOnePlacement({ host, selector, placement, onExcess, signal }: OnePlacement): void {
  let kept = placement;
  let removals = 0;
  const check = () => {
    const all = listPlacements(host, selector);
    if (!host.contains(kept)) kept = all[0] ?? kept;
    for (const other of all) {
      if (other.contains(kept) || kept.contains(other)) continue;
      other.remove();
      removals += 1;
    }
    markAdLinks(kept);
    if (removals <= MOST_REMOVALS) return;
    observer.disconnect();
    onExcess();
  };
  const observer = new MutationObserver(check);
  observer.observe(host, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
