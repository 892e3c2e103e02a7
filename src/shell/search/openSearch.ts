import { getCurrentPage } from '../../browser/currentPage/currentPage';
import { fillFailure } from '../../browser/failure/fillFailure';
import { loadLazily } from '../../browser/lazy/loadLazily';
import type { Translate } from '../../components/Translations/Translations';
import styles from './openSearch.module.css';

const ID = 'search';

const loadParts = () => loadLazily(() => import('./mountSearch'));

/** Begins to load the search, where a reader seems to want it. */
export function prepareSearch(): void {
  const page = getCurrentPage();
  if (!page) return;
  loadParts().then(
    (parts) => parts.prepareSearch(page),
    () => undefined,
  );
}

/**
 * Closes the dialog for a key. It tells of its end a task later than it ends, and its field has the focus until the
 * next frame: a key that comes before would find both, were it not taken away.
 */
function closeAtOnce(dialog: HTMLDialogElement): void {
  dialog.close();
  dialog.remove();
}

/**
 * Opens the search, or closes it. The dialog and a field are there at once, so that nothing that is typed is lost
 * while the rest is loaded. A selected text is what is searched for.
 */
export function openSearch(translate: Translate): void {
  const open = document.getElementById(ID);
  // One that is closed already takes itself away.
  if (open instanceof HTMLDialogElement && open.open) {
    closeAtOnce(open);
    return;
  }
  const page = getCurrentPage();
  if (!page) return;
  const selected = window.getSelection()?.toString().trim().replace(/\s+/g, ' ') ?? '';
  const dialog = document.createElement('dialog');
  dialog.id = ID;
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
  let last: KeyboardEvent | undefined;
  dialog.addEventListener('close', () => dialog.remove(), { once: true });
  dialog.addEventListener(
    'keydown',
    (event) => {
      last = event;
      if (event.isComposing || (event.key !== 'Tab' && event.key !== 'Escape')) return;
      // The modal has ideas of its own about these; the browser's are those of a dialog.
      event.stopPropagation();
      if (event.key === 'Tab') return;
      // A search field would take the first Escape to empty itself.
      event.preventDefault();
      closeAtOnce(dialog);
    },
    true,
  );
  dialog.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    const stays = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.target === dialog || (link && !stays)) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
  if (selected && !typed) field.select();
  loadParts()
    .then((parts) => parts.mountSearch(dialog, page, () => [field.value, last]))
    .catch(() => {
      const box = document.createElement('p');
      dialog.append(box);
      fillFailure(box, { text: translate('partNotLoaded'), reload: translate('reload') });
    });
}
