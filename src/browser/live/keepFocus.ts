/** Matches the elements that only the reader moves the focus to. */
const FRAMES = 'iframe';

/**
 * Gives the focus back that edited code in an iframe takes from the page: a dialog that opens itself has it, and so has
 * another document that the code loads. A reader goes to an iframe with the pointer or the Tab key. Returns a function
 * that stops it.
 */
export function keepFocus(): () => void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal } as const;
  let last: Element | null = document.activeElement;
  let isTab = false;
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element) || target.matches(FRAMES)) return;
    last = target;
    isTab = false;
  };
  document.addEventListener('focusin', follow, options);
  document.addEventListener(
    'keydown',
    ({ key, defaultPrevented }) => (isTab = key === 'Tab' && !defaultPrevented),
    {
      signal: end.signal,
    },
  );
  document.addEventListener('pointerdown', () => (isTab = false), options);
  const giveBack = () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !activeElement.matches(FRAMES)) return;
    if (isTab || end.signal.aborted || activeElement.matches(':hover')) return;
    activeElement.blur();
    if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
  };
  // The window of the page has no focus while a document in it has. Within the event, the browser is still on its way there.
  window.addEventListener('blur', () => setTimeout(giveBack), { signal: end.signal });
  return () => end.abort();
}
