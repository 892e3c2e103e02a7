/**
 * Keeps edited code from what the reader is doing in the page around its document: the focus, the position, the history.
 * The sandbox of the iframe forbids the rest, such as messages that wait for an answer, tabs and addresses of the page.
 * What the reader does in the document itself is not changed. The page gives back what code takes in other ways, see
 * `keepFocus`.
 */

/** Whether the reader is in this document. */
const isUsed = () => document.hasFocus();

type Method = (...values: never[]) => unknown;

/** Puts another function in the place of a method while the reader is elsewhere; absent methods stay so. */
function replaceMethod<T extends object>(
  owner: T,
  name: string,
  instead: (this: never, ...values: never[]) => unknown,
): void {
  const native: unknown = Reflect.get(owner, name);
  if (typeof native !== 'function') return;
  const method = native as Method;
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value(this: never, ...values: never[]) {
      return isUsed() ? method.apply(this, values) : instead.apply(this, values);
    },
  });
}

/** Scrolls the boxes of this document that contain an element, as far as it takes to see it. */
function scrollInside(this: Element): void {
  const { top, bottom, left, right } = this.getBoundingClientRect();
  for (let box = this.parentElement; box; box = box.parentElement) {
    const view = box.getBoundingClientRect();
    box.scrollBy({
      top: Math.min(0, top - view.top) || Math.max(0, bottom - view.bottom),
      left: Math.min(0, left - view.left) || Math.max(0, right - view.right),
      behavior: 'instant',
    });
  }
}

/** A link to a place in the document, which the browser would scroll the page to. */
function keepPlace(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!link || isUsed()) return;
  event.preventDefault();
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (target) scrollInside.call(target);
}

/** Confines the document that this runs in; before edited code runs. */
export function confineDocument(): void {
  const nothing = () => undefined;
  for (const { prototype } of [HTMLElement, SVGElement, window.MathMLElement].filter(Boolean))
    replaceMethod(prototype, 'focus', nothing);
  replaceMethod(window, 'focus', nothing);
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement])
    replaceMethod(prototype, 'select', function select(this: HTMLInputElement) {
      this.setSelectionRange(0, this.value.length);
    } as Method);
  for (const name of ['scrollIntoView', 'scrollIntoViewIfNeeded'])
    replaceMethod(Element.prototype, name, scrollInside as Method);
  const { replaceState } = History.prototype;
  replaceMethod(History.prototype, 'pushState', replaceState as Method);
  for (const name of ['back', 'forward', 'go']) replaceMethod(History.prototype, name, nothing);
  document.addEventListener('click', keepPlace, true);
}

/** In milliseconds after a press; the page around answers it sooner. */
const PRESS_LASTS = 1000;

/**
 * Gives the focus again to what the reader has pressed. The page takes the focus back before it knows of the press, and
 * gives it to the document alone then, see `keepFocus`.
 */
export function keepPressedFocus(): void {
  let pressedAt = -Infinity;
  let pressed: Element | undefined;
  const isRecent = () => performance.now() - pressedAt < PRESS_LASTS;
  window.addEventListener(
    'pointerdown',
    ({ isTrusted }) => {
      if (!isTrusted) return;
      pressedAt = performance.now();
      pressed = undefined;
    },
    true,
  );
  document.addEventListener('focusin', ({ target }) => {
    if (isRecent() && target instanceof Element) pressed = target;
  });
  window.addEventListener('focus', () => {
    if (document.activeElement !== document.body || !isRecent()) return;
    if (pressed instanceof HTMLElement && pressed.isConnected) pressed.focus({ preventScroll: true });
  });
}
