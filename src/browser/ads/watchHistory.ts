import type { Clock } from '../clock';

const LOOK_MS = 250;

export interface HistoryWatch {
  readonly clock: Clock;
  /** Called once, when a frame has made entries. */
  readonly onGrowth: () => void;
  readonly signal: AbortSignal;
}

function read() {
  return {
    length: window.history.length,
    href: window.location.href,
    state: window.history.state as unknown,
  };
}

/**
 * Watches the tab's history, which frames share, for entries that the page has not made: an entry of the page changes
 * its address or the state that belongs to it, an entry of a frame neither. It sees what has been done, and can't
 * prevent it; in a history that is full no more can be seen.
 */
export function watchHistory({ clock, onGrowth, signal }: HistoryWatch): void {
  let before = read();
  let cancel: () => void = () => undefined;
  const look = () => {
    const now = read();
    const isOwn = now.href !== before.href || now.state !== before.state;
    if (now.length > before.length && !isOwn) {
      onGrowth();
      return;
    }
    before = now;
    cancel = clock.after(LOOK_MS, look);
  };
  signal.addEventListener('abort', () => cancel(), { once: true });
  cancel = clock.after(LOOK_MS, look);
}
