import { createRoot, type Root } from 'react-dom/client';
import { replaceQuery } from '../browser/navigation/replaceQuery';
import { readFacts } from '../browser/pageFacts';
import { getSearchClient } from '../browser/search/SearchClient';
import { typeInto } from '../browser/search/typing';
import { moveFocus } from '../components/SearchDialog/dialogKeys';
import { SearchResults } from '../components/SearchResults/SearchResults';
import type { Translate } from '../components/Translations';
import { translate as translateText } from '../model/languages/translate';
import { condensePaste, MAX_QUERY_LETTERS } from '../model/search/readQuery';
import { loadSurroundings, PageProviders } from './reactRoot';

/**
 * Lets the form of the search page show results below it, also while the reader types on, and put its text into the
 * address.
 * @param element contains the form, and the place of the results after it
 * @throws if the texts or the styles could not be loaded
 */
export async function start(element: HTMLElement): Promise<void> {
  const { pathname, userLanguage } = readFacts().page;
  const client = getSearchClient(userLanguage);
  let classPrefixes: readonly string[] | undefined;
  // The index loads beside the texts. Without the manifest, there are no results, which then say so.
  client
    .manifest()
    .then((manifest) => {
      ({ classPrefixes } = manifest);
      return client.start(manifest.products[0]?.id ?? '');
    })
    .catch(() => undefined);
  const texts = await loadSurroundings();
  const form = element.querySelector('form');
  const field = element.querySelector('input');
  const box = form?.nextElementSibling;
  if (!form || !field || !box) throw new Error('The search page has no form');
  const translate: Translate = (key, values) => translateText(texts, key, values);
  let root: Root | undefined;
  const draw = () => {
    const text = field.value.trim();
    root?.render(
      <PageProviders holder={box} translations={texts}>
        <SearchResults
          client={client}
          query={text.length > MAX_QUERY_LETTERS ? condensePaste(text, classPrefixes) : text}
          pathname={pathname}
          translate={translate}
          onTry={(other) => typeInto(field, other)}
        />
      </PageProviders>,
    );
  };
  field.addEventListener('input', draw);
  document.addEventListener('keydown', (event) => {
    if (root && moveFocus(event, field)) event.preventDefault();
  });
  // If the field is empty, the browser asks for a text instead.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    root ??= createRoot(box);
    draw();
    const query = field.value.trim();
    if (query) replaceQuery(new URLSearchParams({ q: query }).toString());
  });
}
