import { closestTo } from '../browser/closestTo';
import { afterFrame } from '../browser/clock';
import { fillFailure } from '../browser/failure';
import { loadTexts } from '../browser/fetching/fetchOnce';
import { loadModule } from '../browser/fetching/loadModule';
import { loadSheet } from '../browser/fetching/loadSheet';
import { factText, readFacts } from '../browser/pageFacts';
import { watchEarlyField } from '../browser/search/earlyPanel';
import { loadModalSheet } from '../browser/search/loadModalSheet';
import { getSearchClient } from '../browser/search/SearchClient';
import { isComposing } from '../browser/search/typing';

const ID = '_search';

/** Loads what follows the provisional field, which is a module of its own so that the field is there at once. */
function loadDialog(): Promise<typeof import('./mountSearch')> {
  return loadModule(readFacts().islands.searchDialog?.files ?? []);
}

/** Starts to load what a first query needs. Failures are shown when the search is open. */
function prepareSearch(): void {
  const { userLanguage, product, textsHref } = readFacts().page;
  const client = getSearchClient(userLanguage);
  loadDialog().catch(() => undefined);
  client.start(product.id).catch(() => undefined);
  void loadModalSheet(client);
  loadTexts(textsHref).catch(() => undefined);
}

/**
 * Lets a button open and close the search.
 * @throws if the styles of the dialog could not be loaded
 */
export async function start(button: HTMLElement): Promise<void> {
  prepareSearch();
  await loadSheet();
  button.addEventListener('click', toggleSearch);
}

/**
 * Shows the dialog above the page, and makes the page inert after that has been painted, because it makes the
 * browser recompute all styles.
 */
async function show(dialog: HTMLDialogElement): Promise<void> {
  dialog.popover = 'manual';
  dialog.showPopover();
  await afterFrame();
  // The reader may have closed it.
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
  // Its close event comes when the reader may be elsewhere.
  if (!dialog.isConnected) return;
  const hasFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
  dialog.close();
  dialog.remove();
  if (hasFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/** Closes the search, or opens it in place of another dialog. */
function toggleSearch(): void {
  const open = document.querySelector<HTMLDialogElement>(`#${ID}`);
  if (open) {
    closeSearch(open);
    return;
  }
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('body > dialog:modal')) dialog.close();
  openSearch();
}

/** Returns the field that takes the text until the search is there. */
function createField(label: string, text: string): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'search';
  field.className = 'open-search-field';
  field.setAttribute('aria-label', label);
  field.placeholder = factText('searchPlaceholder');
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.value = text;
  return field;
}

/**
 * Opens the search. The dialog and a field appear at once, so that no typed text is lost while the rest loads. A selected
 * text becomes the query.
 */
function openSearch(): void {
  opener = document.activeElement;
  const selected = window.getSelection()?.toString().trim().replace(/\s+/g, ' ') ?? '';
  const typed = window.docsShell?.takeTyped() ?? '';
  const label = factText('search');
  const dialog = document.createElement('dialog');
  dialog.id = ID;
  dialog.className = 'open-search-dialog';
  dialog.setAttribute('aria-label', label);
  const field = createField(label, typed || selected);
  const panel = document.createElement('div');
  panel.className = 'search-dialog-panels';
  dialog.append(field, panel);
  const { userLanguage: language, product, textsHref } = readFacts().page;
  watchEarlyField(
    panel,
    field,
    { language, product: product.id },
    Promise.all([getSearchClient(language).manifest(), loadTexts(textsHref)]),
  );
  let last: KeyboardEvent | string = typed;
  let pressed: EventTarget | null | undefined;
  dialog.addEventListener('close', () => closeSearch(dialog));
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event)) {
        last = '';
        // The search would follow a hit for the key that ends a composition.
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
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    const stays = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    // The browser keeps the page as it is left, and shows it when the reader returns.
    if (closestTo(event, 'a[href]') && !stays) closeSearch(dialog);
    // A press that ends outside, such as the end of a selection, fires a click on the common ancestor.
    if (target === dialog && pressed === dialog) closeSearch(dialog);
  });
  document.body.append(dialog);
  void show(dialog);
  field.focus();
  if (!typed) field.select();
  fillDialog(dialog, () => [field.value, last]);
}

/** Puts the search into the open dialog, or says that it could not be loaded and offers to try again. */
function fillDialog(
  dialog: HTMLDialogElement,
  readField: () => readonly [query: string, last: KeyboardEvent | string],
): void {
  loadDialog()
    .then((parts) => parts.mountSearch(dialog, readField, closeSearch))
    .catch(() => {
      const box = document.createElement('p');
      const retry = () => {
        box.remove();
        dialog.querySelector('input')?.focus();
        fillDialog(dialog, readField);
      };
      fillFailure(box, { text: factText('partNotLoaded'), label: factText('tryAgain'), retry });
      dialog.append(box);
    });
}
