/** A click or a form submit that came before anything could handle it. */
export interface KeptClick {
  readonly target: Element;
  /** Child indexes from the holder to the target, in case the target is rendered again. */
  readonly path: readonly number[];
  readonly holder: Element;
  /** Position in the target, as a fraction of its width and height, because the page may have moved. */
  readonly x: number;
  readonly y: number;
  /** The target is a form that was submitted without a click, by the Enter key. */
  readonly sends: boolean;
  /** The page made the click for a keyboard shortcut: the focus is elsewhere and must not move. */
  readonly isProxy?: boolean | undefined;
}

/**
 * Records a click or a form submit so that it can be repeated. `holder` is an element that stays in the
 * document.
 */
export function keepClick(event: Event, target: Element, holder: Element): KeptClick {
  const { detail, clientX = 0, clientY = 0 } = event as Partial<MouseEvent>;
  const box = target.getBoundingClientRect();
  // Clicks by keyboard have no position.
  const share = (way: number, whole: number) => (detail && whole ? way / whole : 0.5);
  const x = share(clientX - box.left, box.width);
  const y = share(clientY - box.top, box.height);
  return {
    target,
    path: pathTo(holder, target),
    holder,
    x,
    y,
    sends: event.type === 'submit',
    isProxy: !event.isTrusted,
  };
}

function findTarget({ target, path, holder }: KeptClick): Element | undefined {
  if (target.isConnected) return target;
  return holder.isConnected ? followPath(holder, path) : undefined;
}

/**
 * Repeats a click on an element: pointer down and up at the same position, because menus open on pointer
 * down, and then the click.
 */
function repeatClick(click: KeptClick): void {
  const target = findTarget(click);
  if (!target) return;
  if (click.sends) {
    (target as HTMLFormElement).requestSubmit();
    return;
  }
  const box = target.getBoundingClientRect();
  const place = {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
    detail: 1,
    clientX: box.left + click.x * box.width,
    clientY: box.top + click.y * box.height,
  };
  const pointer = { ...place, isPrimary: true, pointerId: 1, pointerType: 'mouse' };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  const pressed = target.dispatchEvent(new MouseEvent('mousedown', { ...place, buttons: 1 }));
  if (pressed && !click.isProxy) focusOn(target);
  target.dispatchEvent(new PointerEvent('pointerup', pointer));
  target.dispatchEvent(new MouseEvent('mouseup', place));
  target.dispatchEvent(new MouseEvent('click', place));
}

/**
 * Repeats clicks in order, each as a separate task, so that the result of one is rendered before the next is
 * handled, as when the reader clicked.
 */
export function repeatClicks(clicks: readonly KeptClick[]): void {
  const [first, ...others] = clicks;
  if (!first) return;
  setTimeout(() => {
    repeatClick(first);
    repeatClicks(others);
  });
}

/** Moves the focus to the nearest focusable element, as a press does unless the page prevents it. */
function focusOn(target: Element): void {
  const focusable = target.closest<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  if (focusable && !focusable.contains(document.activeElement)) focusable.focus({ preventScroll: true });
}

/** Returns the child indexes from an ancestor down to an element. */
export function pathTo(holder: Element, target: Element): number[] {
  const path: number[] = [];
  for (let node = target; node !== holder && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

/** Returns the element at the end of a path; undefined if there is none. */
export function followPath(holder: Element, path: readonly number[]): Element | undefined {
  let node: Element | undefined = holder;
  for (const index of path) node = node?.children[index];
  return node;
}
