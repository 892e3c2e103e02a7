/** Matches the elements that only the reader moves the focus to. */
const FRAMES = 'iframe';

/** What gives the focus back. */
interface FocusKeeper {
  /** The reader has pressed in an iframe. */
  readonly enter: (iframe: HTMLElement) => void;
  readonly stop: () => void;
}

/**
 * Gives the focus back that edited code in an iframe takes from the page: a dialog that opens itself has it, and so has
 * another document that the code loads. A reader goes to an iframe with the Tab key, or presses in it.
 */
export function keepFocus(): FocusKeeper {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal } as const;
  let last: Element | null = document.activeElement;
  /** The reader is on the way to an iframe. */
  let isMeant = false;
  /** The focus was given back from it, and the reader has done nothing since. */
  let left: Element | undefined;
  /** The reader points, and does not type with the pointer left where it was. */
  let isPointing = true;
  const leave = () => {
    isMeant = false;
    left = undefined;
  };
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element) || target === last || target.matches(FRAMES)) return;
    last = target;
    leave();
  };
  const handleKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    leave();
    isPointing = false;
    isMeant = key === 'Tab' && !defaultPrevented;
  };
  document.addEventListener('focusin', follow, options);
  // After the editor has handled it: there, Tab indents.
  document.addEventListener('keydown', handleKey, { signal: end.signal });
  document.addEventListener('pointerdown', leave, options);
  const point = () => {
    isPointing = true;
  };
  for (const type of ['pointerdown', 'pointermove', 'pointerover'])
    document.addEventListener(type, point, options);
  const giveBack = () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !activeElement.matches(FRAMES)) return;
    if (isMeant || end.signal.aborted || (isPointing && activeElement.matches(':hover'))) return;
    activeElement.blur();
    if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
    left = activeElement;
  };
  // The window of the page has no focus while a document in it has. Within the event, the browser is still on its way there.
  window.addEventListener('blur', () => setTimeout(giveBack), { signal: end.signal });
  return {
    enter: (iframe) => {
      // The press may be reported after the focus has moved.
      if (left === iframe) iframe.focus({ preventScroll: true });
      isMeant = true;
    },
    stop: () => end.abort(),
  };
}
