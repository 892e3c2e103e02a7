import { followPath } from './elementPath';
import type { KeptClick } from './keepClick';

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
