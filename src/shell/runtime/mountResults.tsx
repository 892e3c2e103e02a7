import { createRoot, type Root } from 'react-dom/client';
import { loadTexts } from '../../browser/fetching/fetchOnce';
import { watchCurrentPage, type CurrentPage } from '../../browser/navigation/currentPage';
import { replaceQuery } from '../../browser/navigation/replaceQuery';
import { findPageField } from '../../browser/navigation/pageQuery';
import { getSearchClient } from '../../browser/search/SearchClient';
import { typeInto } from '../../components/SearchDialog/docSearchModal';
import { moveFocus } from '../../components/SearchDialog/dialogKeys';
import { SearchResults } from '../../components/SearchResults/SearchResults';
import type { Translate } from '../../components/Translations';
import { translate as translateText } from '../../model/languages/translate';
import { condensePaste, MAX_QUERY_LETTERS } from '../../model/search/readQuery';

const roots = new WeakMap<Element, Root>();

/**
 * Shows the results of the text in the field of the search page below it, also while the reader types on, and puts
 * the text into the address. Does nothing if the reader has left the page.
 * @throws if the texts could not be loaded
 */
export async function submitQuery(page: CurrentPage): Promise<void> {
  await showResults(page);
  const query = findPageField()?.value.trim();
  if (query) replaceQuery(new URLSearchParams({ q: query }).toString());
}

async function showResults(page: CurrentPage): Promise<void> {
  const { pathname, language, textsHref, texts } = page;
  const all = { ...texts, ...(await loadTexts(textsHref)) };
  const field = findPageField();
  const box = field?.form?.nextElementSibling;
  if (!field || !box) return;
  const translate: Translate = (key, values) => translateText(all, key, values);
  const root = roots.get(box) ?? mount(box, field, page);
  const text = field.value.trim();
  root.render(
    <SearchResults
      client={getSearchClient(language)}
      query={text.length > MAX_QUERY_LETTERS ? condensePaste(text) : text}
      pathname={pathname}
      translate={translate}
      onTry={(other) => typeInto(field, other)}
    />,
  );
}

/** Creates the root of the results. It ends, with the listeners, when the reader leaves the page. */
function mount(box: Element, field: HTMLInputElement, shown: CurrentPage): Root {
  const root = createRoot(box);
  roots.set(box, root);
  const press = (event: KeyboardEvent) => {
    if (moveFocus(event, field)) event.preventDefault();
  };
  document.addEventListener('keydown', press);
  field.addEventListener('input', () => void showResults(shown).catch(() => undefined));
  const stop = watchCurrentPage((page) => {
    if (page.href === shown.href) return;
    stop();
    document.removeEventListener('keydown', press);
    setTimeout(() => root.unmount());
  });
  return root;
}
