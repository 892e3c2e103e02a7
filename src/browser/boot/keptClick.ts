/** A click or a form submit that came before anything could handle it. */
export interface KeptClick {
  readonly target: Element;
  /** Child indexes from the holder to the target, in case the target is rendered again. */
  readonly path: readonly number[];
  readonly holder: Element;
  /** The target is a form that was submitted without a click, by the Enter key. */
  readonly sends: boolean;
}

/**
 * Records a click or a form submit so that it can be repeated. `holder` is an element that stays in the
 * document.
 */
export function keepClick(event: Event, target: Element, holder: Element): KeptClick {
  return { target, path: pathTo(holder, target), holder, sends: event.type === 'submit' };
}

function findTarget({ target, path, holder }: KeptClick): Element | undefined {
  if (target.isConnected) return target;
  return holder.isConnected ? followPath(holder, path) : undefined;
}

/** Matches buttons that open a menu or a list when the pointer goes down, before the click. */
const OPENS_ON_PRESS = '[aria-haspopup]';

/** Repeats a click or a submit. The position of the pointer is not repeated. */
function repeatClick(click: KeptClick): void {
  const target = findTarget(click);
  if (!target) return;
  if (click.sends) {
    (target as HTMLFormElement).requestSubmit();
    return;
  }
  const press = { bubbles: true, cancelable: true, composed: true, view: window };
  if (target.closest(OPENS_ON_PRESS)) target.dispatchEvent(new MouseEvent('mousedown', press));
  target.dispatchEvent(new MouseEvent('click', press));
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
