/**
 * DocSearch's modal is made to be the dialog itself: a focusable element with the role of a button that keeps the
 * focus by its own means. In the site's own dialog the browser does all that. Takes these parts away and returns the
 * place for the site's panels.
 * @param className of that place
 */
export function tameModal(body: HTMLElement, className = ''): HTMLElement | undefined {
  const container = body.querySelector('.DocSearch-Container');
  const footer = container?.querySelector('.DocSearch-Footer');
  if (!container || !footer) return undefined;
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    container.removeAttribute(name);
  }
  const name = () => nameLists(container);
  new MutationObserver(name).observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-controls'],
  });
  name();
  const place = document.createElement('div');
  place.className = className;
  footer.before(place);
  return place;
}

/**
 * Where the modal is to scroll the page when it is gone: to where the page is by then. It may be the page of a hit, or
 * the reader has gone on already.
 */
export const STAY = { valueOf: () => window.scrollY } as unknown as number;

/**
 * The modal gives all its lists one id and the name of its field, and names lists in `aria-controls` that have none of
 * it. Here each has its own id, and the name of its group: hits of two products may have the same one.
 */
function nameLists(container: Element): void {
  container.removeAttribute('aria-controls');
  const lists = [...container.querySelectorAll('ul[role="listbox"]')];
  for (const list of lists) {
    const id = list.querySelector('li[id]')?.id.replace(/item-\d+$/, 'list');
    if (id && list.id !== id) list.id = id;
    const heading = list.previousElementSibling;
    if (!heading) continue;
    const name = `${list.id}-name`;
    if (heading.id !== name) heading.id = name;
    if (list.getAttribute('aria-labelledby') !== name) list.setAttribute('aria-labelledby', name);
  }
  const field = container.querySelector('.DocSearch-Input');
  const ids = lists.map(({ id }) => id).join(' ');
  if (!field || (field.getAttribute('aria-controls') ?? '') === ids) return;
  if (ids) field.setAttribute('aria-controls', ids);
  else field.removeAttribute('aria-controls');
}

/** The field of the modal. */
export function findField(body: HTMLElement | null): HTMLInputElement | null {
  return body?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;
}

/** Types a text into the field, as a reader would. */
export function typeInto(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/**
 * Has the modal look its query up again, as it does when its field gets the focus. Not where the reader is going
 * through the hits: they would change under the hand.
 */
export function askAgain(field: HTMLInputElement): void {
  const active = field.getAttribute('aria-activedescendant');
  if (field.value === '' || (active && !active.endsWith('-0'))) return;
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
