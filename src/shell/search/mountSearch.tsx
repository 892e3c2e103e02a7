import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterFrame } from '../../browser/clock';
import { closestTo } from '../../browser/boot/closestTo';
import type { CurrentPage } from '../../browser/navigation/currentPage';
import { getSearchClient, type SearchClient } from '../../browser/search/SearchClient';
import { isPlainEnter } from '../../browser/search/typing';
import { loadOptionalSheet } from '../../browser/fetching/loadOptionalSheet';
import { loadTexts } from '../../browser/fetching/fetchOnce';
import { SearchDialog } from '../../components/SearchDialog/SearchDialog';
import styles from '../../components/SearchDialog/SearchDialog.module.css';
import type { Translate } from '../../components/Translations';
import { condensePaste, MAX_QUERY_LETTERS } from '../../model/search/readQuery';
import type { SearchManifest } from '../../model/search/SearchManifest';
import { translate as translateText } from '../../model/languages/translate';

/** Layer of the modal's own styles (specification, section 9). */
const LAYER = 'docsearch';

/** Loads the modal's own styles; if they could not be loaded, the modal works without them. */
async function loadModalSheet(client: SearchClient): Promise<SearchManifest | undefined> {
  // If it is missing, the dialog shows that search is incomplete.
  const manifest = await client.manifest().catch(() => undefined);
  if (manifest) await loadOptionalSheet(manifest.styleSheet, LAYER);
  return manifest;
}

/** Starts loading what a first query needs. Failures are shown when the search is open. */
export function prepareSearch({ language, product, textsHref }: CurrentPage): void {
  const client = getSearchClient(language);
  client.start(product).catch(() => undefined);
  void loadModalSheet(client);
  loadTexts(textsHref).catch(() => undefined);
}

/**
 * Renders the search in an open dialog, in place of the provisional field.
 * @param readField returns the text typed into that field when the search replaces it, and the last key, or
 * the text typed before there was a field
 * @throws if the texts could not be loaded
 */
export async function mountSearch(
  dialog: HTMLDialogElement,
  { language, product, textsHref, texts: shown }: CurrentPage,
  readField: () => readonly [query: string, last: KeyboardEvent | string],
  close: (dialog: HTMLDialogElement) => void,
): Promise<void> {
  const client = getSearchClient(language);
  const [dialogTexts, manifest] = await Promise.all([loadTexts(textsHref), loadModalSheet(client)]);
  // If everything is already loaded, let the browser paint the response to the press first.
  await afterFrame();
  if (!dialog.open) return;
  const texts = { ...shown, ...dialogTexts };
  const translate: Translate = (key, values) => translateText(texts, key, values);
  const element = document.createElement('div');
  const root = createRoot(element);
  dialog.classList.add(styles.dialog ?? '');
  const [given, last] = readField();
  const isEager = typeof last === 'string' ? last.endsWith('\n') : isPlainEnter(last);
  // A selected text may be long.
  const query = given.length > MAX_QUERY_LETTERS ? condensePaste(given) : given;
  dialog.replaceChildren(element);
  flushSync(() =>
    root.render(
      <SearchDialog
        client={client}
        manifest={manifest}
        product={product}
        initialQuery={query}
        isEager={isEager}
        translate={translate}
        goTo={goTo}
        onClose={() => close(dialog)}
      />,
    ),
  );
  dialog.addEventListener('click', (event) => {
    const stays = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (closestTo(event, 'a[href]') && !stays) close(dialog);
  });
  // What the search starts with may arrive later than the dialog.
  const stop = client.subscribe(() => void loadModalSheet(client));
  const end = () => {
    stop();
    setTimeout(() => root.unmount());
  };
  dialog.addEventListener('close', end, { once: true });
}

/** Navigates to an address like a click on a link in the page. */
function goTo(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
