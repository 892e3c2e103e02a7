import { closestTo } from '../../browser/boot/closestTo';
import type { Translate } from '../../components/Translations';
import { afterFrame } from '../../browser/clock';
import { getCurrentPage } from '../../browser/navigation/currentPage';
import { fillFailure } from '../../browser/failure';
import { loadLazily } from '../../browser/fetching/loadLazily';
import { closeDialogs } from '../../browser/navigation/watchNavigation';
import { isComposing } from '../../browser/search/typing';
import styles from './openSearch.module.css';

const BUTTON = '[data-opens="search"]';

/**
 * Opens the search when its button is clicked, and starts loading it when the pointer is over the button. Shows
 * the results of the search page when the button there is clicked. Returns a function that undoes this.
 */
export function watchSearch(translate: Translate): () => void {
  const click = (event: Event) => {
    if (closestTo(event, BUTTON)) openSearch(translate);
    else showResults(event, translate);
  };
  const intend = (event: Event) => {
    if (closestTo(event, BUTTON)) prepareSearch();
  };
  document.addEventListener('click', click);
  document.addEventListener('pointerover', intend, { passive: true });
  document.addEventListener('focusin', intend);
  return () => {
    document.removeEventListener('click', click);
    document.removeEventListener('pointerover', intend);
    document.removeEventListener('focusin', intend);
  };
}

/** Shows the results below the field of the search page, if the event is a click on its button. */
function showResults(event: Event, translate: Translate): void {
  const form = closestTo<HTMLButtonElement>(event, '[data-opens=results]')?.form;
  const page = getCurrentPage();
  // If the field is empty, the browser asks for a text.
  if (!form?.checkValidity() || !page) return;
  event.preventDefault();
  loadLazily(() => import('../runtime/mountResults'))
    .then((parts) => parts.submitQuery(page))
    .catch(() => {
      const text = document.createElement('p');
      form.nextElementSibling?.replaceChildren(text);
      fillFailure(text, { text: translate('partNotLoaded'), reload: translate('reload') });
    });
}

const loadParts = () => loadLazily(() => import('./mountSearch'));

/** Starts loading the search if the reader seems to want it. */
function prepareSearch(): void {
  const page = getCurrentPage();
  if (!page) return;
  loadParts().then(
    (parts) => parts.prepareSearch(page),
    () => undefined,
  );
}

/**
 * Shows the dialog above the page, and makes the page inert after that has been painted, because it makes the
 * browser recompute all styles.
 */
async function show(dialog: HTMLDialogElement): Promise<void> {
  dialog.popover = 'manual';
  dialog.showPopover();
  await afterFrame();
  // The reader may have closed it, or gone to another page.
  if (!dialog.isConnected) return;
  // In one task, so that the field keeps the focus.
  dialog.hidePopover();
  dialog.showModal();
}

/** The focused element before the search opened, which gets the focus back. */
let opener: Element | null = null;

/**
 * Closes the search, or removes what is left of it. A dialog fires its close event a task after it has
 * closed, and its field keeps the focus until the next frame; a key pressed in between would find both, so
 * they are removed at once.
 */
function closeSearch(dialog: HTMLDialogElement): void {
  // The dialog may belong to the next page by then.
  const hasFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
  dialog.close();
  dialog.remove();
  if (hasFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/**
 * Opens or closes the search. The dialog and a field appear at once, so that no typed text is lost while the
 * rest loads. A selected text becomes the query.
 */
function openSearch(translate: Translate): void {
  const open = document.querySelector<HTMLDialogElement>('#_search');
  if (open) {
    closeSearch(open);
    return;
  }
  const page = getCurrentPage();
  if (!page) return;
  closeDialogs();
  opener = document.activeElement;
  const selected = window.getSelection()?.toString().trim().replace(/\s+/g, ' ') ?? '';
  const dialog = document.createElement('dialog');
  dialog.id = '_search';
  dialog.className = styles.dialog ?? '';
  const label = translate('search');
  dialog.setAttribute('aria-label', label);
  const field = document.createElement('input');
  field.type = 'search';
  field.className = styles.field ?? '';
  field.setAttribute('aria-label', label);
  field.autocomplete = 'off';
  field.spellcheck = false;
  const typed = window.docsShell?.takeTyped() ?? '';
  field.value = typed || selected;
  dialog.append(field);
  let last: KeyboardEvent | string = typed;
  let pressed: EventTarget | null | undefined;
  dialog.addEventListener('close', () => closeSearch(dialog));
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event)) {
        last = '';
        // The modal would follow a hit for the key that ends a composition.
        event.stopPropagation();
        return;
      }
      last = event;
      if (event.key !== 'Escape') return;
      // The modal would handle it differently.
      event.stopPropagation();
      // A search field would use the first Escape to clear itself.
      event.preventDefault();
      closeSearch(dialog);
    },
    true,
  );
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    // A press that ends outside, such as the end of a selection, fires a click on the common ancestor.
    if (target === dialog && pressed === dialog) closeSearch(dialog);
  });
  document.body.append(dialog);
  void show(dialog);
  field.focus();
  if (!typed) field.select();
  loadParts()
    .then((parts) => parts.mountSearch(dialog, page, () => [field.value, last], closeSearch))
    .catch(() => {
      const box = document.createElement('p');
      dialog.append(box);
      fillFailure(box, { text: translate('partNotLoaded'), reload: translate('reload') });
    });
}
