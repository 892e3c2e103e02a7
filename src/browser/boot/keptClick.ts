/** A click, or the sending of a form, that came before anything could answer it. */
export interface KeptClick {
  readonly target: Element;
  /** Child numbers from the element that holds the target down to it, should the target be drawn anew meanwhile. */
  readonly path: readonly number[];
  readonly holder: Element;
  /** Where in the target it was, as shares of its width and height: the page may have moved since. */
  readonly x: number;
  readonly y: number;
  /** The target is a form that was sent without a click, by the Enter key. */
  readonly sends: boolean;
  /** The page has clicked for the reader, who pressed a shortcut: the focus is somewhere else, and stays there. */
  readonly isProxy?: boolean | undefined;
}

/** A click, or the sending of a form, as something that can be repeated; `holder` is an element that stays. */
export function keepClick(event: Event, target: Element, holder: Element): KeptClick {
  const { detail, clientX = 0, clientY = 0 } = event as Partial<MouseEvent>;
  const box = target.getBoundingClientRect();
  // The keyboard clicks without a place.
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
 * Does to an element what a click that came too early would have done: the pointer goes down and up in the same
 * place, since menus open on the first, and then the click.
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
 * Repeats clicks in their order, each in a task of its own: what the first one changes is drawn before the next one
 * is answered, as it was when the reader clicked.
 */
export function repeatClicks(clicks: readonly KeptClick[]): void {
  const [first, ...others] = clicks;
  if (!first) return;
  setTimeout(() => {
    repeatClick(first);
    repeatClicks(others);
  });
}

/** A press moves the focus to the nearest element that takes it, unless the page has prevented that. */
function focusOn(target: Element): void {
  const focusable = target.closest<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  if (focusable && !focusable.contains(document.activeElement)) focusable.focus({ preventScroll: true });
}

/** Child numbers from the element that holds another one down to it. */
export function pathTo(holder: Element, target: Element): number[] {
  const path: number[] = [];
  for (let node = target; node !== holder && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

/** The element at the end of a path; undefined where there is none any more. */
export function followPath(holder: Element, path: readonly number[]): Element | undefined {
  let node: Element | undefined = holder;
  for (const index of path) node = node?.children[index];
  return node;
}
