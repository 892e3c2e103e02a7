import { closestTo } from '../../browser/boot/closestTo';
import type { Translate } from '../../components/Translations';
import { afterFrame } from '../../browser/clock';
import { getCurrentPage } from '../../browser/navigation/currentPage';
import { fillFailure } from '../../browser/failure';
import { loadLazily } from '../../browser/fetching/loadLazily';
import { closeDialogs } from '../../browser/navigation/watchNavigation';
import { isComposing } from '../../browser/search/isComposing';
import { closeSearch, noteOpener } from './closeSearch';
import styles from './openSearch.module.css';

const BUTTON = '[data-opens="search"]';

/** Opens the search when its button asks for it, and begins to load it when the button is pointed at. Returns what undoes it. */
export function watchSearch(translate: Translate): () => void {
  const click = (event: Event) => {
    if (closestTo(event, BUTTON)) openSearch(translate);
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

const loadParts = () => loadLazily(() => import('./mountSearch'));

/** Begins to load the search, where a reader seems to want it. */
function prepareSearch(): void {
  const page = getCurrentPage();
  if (!page) return;
  loadParts().then(
    (parts) => parts.prepareSearch(page),
    () => undefined,
  );
}

/**
 * Shows the dialog above the page, and takes the page from the reader when that has been painted: all of it is styled
 * anew for that.
 */
async function show(dialog: HTMLDialogElement): Promise<void> {
  dialog.popover = 'manual';
  dialog.showPopover();
  await afterFrame();
  // The reader may have closed it, or gone to another page.
  if (!dialog.isConnected) return;
  // In one go: the field keeps the focus.
  dialog.hidePopover();
  dialog.showModal();
}

/**
 * Opens the search, or closes it. The dialog and a field are there at once, so that nothing that is typed is lost
 * while the rest is loaded. A selected text is what is searched for.
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
  noteOpener();
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
      // The modal has ideas of its own about it.
      event.stopPropagation();
      // A search field would take the first one to empty itself.
      event.preventDefault();
      closeSearch(dialog);
    },
    true,
  );
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    // A press that is let go of outside, as at the end of a selection, clicks what is around both places.
    if (target === dialog && pressed === dialog) closeSearch(dialog);
  });
  document.body.append(dialog);
  void show(dialog);
  field.focus();
  if (!typed) field.select();
  loadParts()
    .then((parts) => parts.mountSearch(dialog, page, () => [field.value, last]))
    .catch(() => {
      const box = document.createElement('p');
      dialog.append(box);
      fillFailure(box, { text: translate('partNotLoaded'), reload: translate('reload') });
    });
}
