import { mayBeProp } from '../../model/demos/demo';
import { replaceQuery } from '../navigation/replaceQuery';

/** Matches the part of the document that the playground of an API page is. */
const PART = '[data-region]';
const ROW = 'li';
/** Matches the button of a prop that has a control. */
export const TRY_BUTTON = '[data-try]';

/** Whether the choices in the address are about a playground: it is the page's only one, or the fragment names its part. */
export function isAddressed({ dataset: { anchor } }: HTMLElement): boolean {
  const fragment = window.location.hash.slice(1);
  return !anchor || fragment === anchor || fragment.startsWith(`${anchor}-prop-`);
}

/** Makes the address one of a playground, without the choices for another one of the page. */
export function claimAddress(details: HTMLElement): void {
  if (isAddressed(details)) return;
  const query = new URLSearchParams(window.location.search);
  for (const name of [...query.keys()].filter(mayBeProp)) query.delete(name);
  replaceQuery(query.toString(), details.dataset['anchor']);
}

/** Where each playground stands in the document at first. */
const homes = new WeakMap<Element, { readonly parent: Node; readonly next: Node | null }>();

/** Whether the browser can move an element without loading the frames in it again. */
export const CAN_MOVE = typeof document !== 'undefined' && 'moveBefore' in document.documentElement;

function place(part: Element, parent: Node, next: Node | null): void {
  if (CAN_MOVE) (parent as Element & Pick<Element, 'insertBefore'>).moveBefore(part, next);
  else parent.insertBefore(part, next);
}

/** Changes the document, and scrolls so that an element stays where the reader sees it. */
function keepInSight(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  change();
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Moves a playground into the row of a prop, below what the reference says about it. */
export function openInRow(details: HTMLDetailsElement, button: Element): void {
  const part = details.closest(PART);
  const row = button.closest(ROW);
  if (!part || !row) return;
  if (!homes.has(part) && part.parentNode)
    homes.set(part, { parent: part.parentNode, next: part.nextSibling });
  keepInSight(button, () => {
    if (part.parentElement !== row) place(part, row, null);
    details.open = true;
  });
  window.history.replaceState(window.history.state, '', `#${row.id}`);
}

/** Puts a playground that was closed in the row of a prop back to its first place. */
export function leaveRow(details: HTMLDetailsElement): void {
  const part = details.closest(PART);
  const row = details.closest(ROW);
  const button = row?.querySelector<HTMLElement>(TRY_BUTTON);
  const home = part && homes.get(part);
  if (!button || !home) return;
  const hadFocus = part.contains(document.activeElement);
  keepInSight(button, () => place(part, home.parent, home.next));
  if (hadFocus) button.focus({ preventScroll: true });
}
