import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterFrame } from '../browser/clock';
import { readFacts } from '../browser/pageFacts';
import { loadModalSheet } from '../browser/search/loadModalSheet';
import { getSearchClient } from '../browser/search/SearchClient';
import { isPlainEnter } from '../browser/search/typing';
import { SearchDialog } from '../components/SearchDialog/SearchDialog';
import type { Translate } from '../components/Translations';
import { translate as translateText } from '../model/languages/translate';
import { condensePaste, MAX_QUERY_LETTERS } from '../model/search/readQuery';
import { loadSurroundings, PageProviders } from './reactRoot';

/**
 * Renders the search in an open dialog, in place of the provisional field.
 * @param readField returns the text typed into that field when the search replaces it, and the last key, or
 * the text typed before there was a field
 * @throws if the texts could not be loaded
 */
export async function mountSearch(
  dialog: HTMLDialogElement,
  readField: () => readonly [query: string, last: KeyboardEvent | string],
  close: (dialog: HTMLDialogElement) => void,
): Promise<void> {
  const { userLanguage, product } = readFacts().page;
  const client = getSearchClient(userLanguage);
  const [texts, manifest] = await Promise.all([loadSurroundings(), loadModalSheet(client)]);
  const hostedParts = manifest?.hosted && (await import('../components/SearchDialog/HostedDialog'));
  // If everything is already loaded, let the browser paint the response to the press first.
  await afterFrame();
  if (!dialog.open) return;
  const translate: Translate = (key, values) => translateText(texts, key, values);
  const element = document.createElement('div');
  const root = createRoot(element);
  dialog.classList.add('search-dialog-root');
  const [given, last] = readField();
  const isEager = typeof last === 'string' ? last.endsWith('\n') : isPlainEnter(last);
  // A selected text may be long.
  const query = given.length > MAX_QUERY_LETTERS ? condensePaste(given, manifest?.classPrefixes) : given;
  dialog.replaceChildren(element);
  const parts = {
    client,
    product: product.id,
    initialQuery: query,
    isEager,
    translate,
    goTo: (href: string) => {
      // First, because it gives the focus back, and a link into the page moves it.
      close(dialog);
      goTo(href);
    },
    onClose: () => close(dialog),
  };
  flushSync(() =>
    root.render(
      <PageProviders holder={element} translations={texts}>
        {manifest?.hosted && hostedParts ? (
          <hostedParts.HostedDialog {...parts} manifest={manifest} hosted={manifest.hosted} />
        ) : (
          <SearchDialog {...parts} manifest={manifest} />
        )}
      </PageProviders>,
    ),
  );
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
