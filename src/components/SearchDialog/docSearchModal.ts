import type { DocSearchModal, DocSearchModalProps } from '@docsearch/react';
import type { ComponentProps } from 'react';
import { answerQuery, type Answer, type AskHosted, limitHosted } from '../../browser/search/queryAnswer';
import type { SearchClient } from '../../browser/search/SearchClient';
import { keepRecent } from '../../browser/search/recentHits';
import type { DocSearchRecord } from '../../model/search/DocSearchRecord';
import type { SearchHit } from '../../model/search/SearchResult';
import type { Translate } from '../Translations';

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

type AlgoliaClient = Parameters<
  NonNullable<ComponentProps<typeof DocSearchModal>['transformSearchClient']>
>[0];

/**
 * What makes of the modal's client one that the site answers. Only the newest query is answered, in a pause of whoever
 * types; of the others the modal hears nothing more.
 * @param pause settles when hits may be drawn
 * @param onAnswer told of each answer before the modal is
 */
export function answerModal(
  client: SearchClient,
  product: string,
  pause: () => Promise<void>,
  onAnswer: (text: string, found: Answer) => void,
): (algolia: AlgoliaClient) => AlgoliaClient {
  return (algolia) => {
    const askHost: AskHosted = async (text, parameters) => {
      const { hosted } = await client.manifest();
      const request = { indexName: hosted?.indexName ?? '', query: text, ...parameters };
      const { results } = (await algolia.search({ requests: [request] } as never)) as {
        results: { hits: unknown[] }[];
      };
      return results[0]?.hits ?? [];
    };
    const ask = limitHosted(askHost);
    let newest = 0;
    const search = async ({ requests }: { requests: { query?: string }[] }) => {
      newest += 1;
      const number = newest;
      const text = requests[0]?.query ?? '';
      const found = await answerQuery(text, product, client, ask);
      await pause();
      // What was asked for since is drawn in its place; the modal forgets a query that stays without an answer.
      if (number !== newest) return new Promise<never>(() => {});
      onAnswer(text, found);
      return { results: [{ hits: found.records, nbHits: found.records.length }] };
    };
    return { ...algolia, search } as unknown as AlgoliaClient;
  };
}

/** Keeps a hit among those that the reader has followed. */
export function keepHit(language: string, { key, name, owner, product }: SearchHit): void {
  keepRecent(language, { key, name: name.map(({ text }) => text).join(''), owner, product });
}

/** What the modal follows its hits with; every hit that is followed is kept. */
export function createNavigator(language: string, goTo: (href: string) => void) {
  const keep = (item: unknown) => keepHit(language, (item as DocSearchRecord).shown);
  const openBeside = ({ itemUrl, item }: { itemUrl: string; item: unknown }) => {
    keep(item);
    window.open(itemUrl, '_blank', 'noopener');
  };
  return {
    navigate: ({ itemUrl, item }: { itemUrl: string; item: unknown }) => {
      keep(item);
      goTo(itemUrl);
    },
    navigateNewTab: openBeside,
    navigateNewWindow: openBeside,
  };
}

/** The texts of DocSearch's modal. */
export function modalTexts(translate: Translate): NonNullable<DocSearchModalProps['translations']> {
  return {
    searchBox: {
      resetButtonTitle: translate('searchClear'),
      resetButtonAriaLabel: translate('searchClear'),
      cancelButtonText: translate('close'),
      cancelButtonAriaLabel: translate('close'),
      searchInputLabel: translate('search'),
    },
    footer: {
      selectText: translate('searchKeySelect'),
      selectKeyAriaLabel: 'Enter',
      navigateText: translate('searchKeyMove'),
      navigateUpKeyAriaLabel: '↑',
      navigateDownKeyAriaLabel: '↓',
      closeText: translate('searchKeyClose'),
      closeKeyAriaLabel: 'Escape',
      searchByText: translate('searchBy'),
    },
    noResultsScreen: { noResultsText: translate('searchNothing') },
  };
}
