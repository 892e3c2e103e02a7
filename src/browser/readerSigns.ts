const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'click',
] as const;

/**
 * Runs a task at the first sign of a reader. Scrolling inside the page is none: the sidebar's position is restored by the
 * head script.
 */
export function whenReader(task: () => void): void {
  const ends = new AbortController();
  const notice = ({ type, target }: Event) => {
    if (type === 'scroll' && target !== document) return;
    ends.abort();
    task();
  };
  for (const sign of SIGNS)
    addEventListener(sign, notice, { capture: true, passive: true, signal: ends.signal });
}
