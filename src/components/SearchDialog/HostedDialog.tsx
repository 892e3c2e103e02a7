import type { DocSearchModal, DocSearchModalProps } from '@docsearch/react';
import type { ComponentProps } from 'react';
import { answerQuery, type Answer, type AskHosted, limitHosted } from '../../browser/search/queryAnswer';
import type { SearchClient } from '../../browser/search/SearchClient';
import type { SearchScope } from '../../model/search/SearchManifest';
import { keepRecent } from '../../browser/search/recentHits';
import type { DocSearchRecord } from '../../model/search/DocSearchRecord';
import { condensePaste, MAX_QUERY_LETTERS } from '../../model/search/readQuery';
import type { SearchHit } from '../../model/search/SearchResult';
import type { Translate } from '../Translations';

/** The site's own elements in the modal. */
export interface ModalSlots {
  /** Between the field and the hits. */
  readonly above: HTMLElement;
  /** Below the hits. */
  readonly below: HTMLElement;
}

/**
 * Removes the ARIA attributes and `tabindex` of the modal's container, and returns new elements for the
 * site's panels. DocSearch's container is made to be the dialog itself: a focusable element with the role of
 * a button. Here the site's native dialog does that. Also keeps the names of the modal's lists correct, see
 * `nameLists`.
 * @param className of the element below the hits
 */
export function adaptModal(body: HTMLElement, className = ''): ModalSlots | undefined {
  const container = body.querySelector('.DocSearch-Container');
  const footer = container?.querySelector('.DocSearch-Footer');
  const bar = container?.querySelector('.DocSearch-SearchBar');
  if (!container || !footer || !bar) return undefined;
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
  const above = document.createElement('div');
  const below = document.createElement('div');
  below.className = className;
  bar.after(above);
  footer.before(below);
  return { above, below };
}

/**
 * Scroll position that the modal restores when it closes: the position at that time, so that nothing moves.
 * The page may be that of a hit by then, or the reader may have scrolled.
 */
export const CURRENT_SCROLL = { valueOf: () => window.scrollY } as unknown as number;

/**
 * Gives each list of the modal its own id and the name of its group, and corrects `aria-controls`. The modal
 * gives all lists the same id and the label of its field, and refers in `aria-controls` to ids that do not
 * exist. Names matter because hits of two products may have the same name.
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

/** Returns the input field of the modal, if it is rendered. */
export function findField(body: HTMLElement | null): HTMLInputElement | null {
  return body?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;
}

/** Sets the text of the field as if the reader had typed it, and focuses it. */
export function typeInto(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** Types the important part of a text that is too long for a query. Returns whether it did. */
export function pasteLong(text: string, field: HTMLInputElement, classPrefixes?: readonly string[]): boolean {
  if (text.length <= MAX_QUERY_LETTERS) return false;
  typeInto(field, condensePaste(text, classPrefixes));
  return true;
}

/**
 * Makes the modal repeat its query, as it does on focus of its field. Does nothing if the field is empty, or
 * if the reader has moved to a later hit, because the hits would change during the selection.
 */
export function repeatQuery(field: HTMLInputElement): void {
  const active = field.getAttribute('aria-activedescendant');
  if (field.value !== '' && (!active || active.endsWith('-0'))) askAgain(field);
}

/** Makes the modal repeat its query, also while another hit than the first is selected. */
export function askAgain(field: HTMLInputElement): void {
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** The products to search, chosen by the reader. The modal keeps its first client, which reads them for each query. */
export function createScope(product: string) {
  let scope: SearchScope = { product };
  return {
    read: () => scope,
    /** @param only id of the only product to search; empty for all */
    choose: (only: string) => {
      scope = only ? { product: only, isAlone: true } : { product };
    },
  };
}

type AlgoliaClient = Parameters<
  NonNullable<ComponentProps<typeof DocSearchModal>['transformSearchClient']>
>[0];

/**
 * Returns a transformation that replaces the modal's search client with the site's own search. Only the
 * latest query is answered, after a pause in typing; earlier queries stay pending forever.
 * @param readScope returns the products to search at the moment
 * @param pause resolves when hits may be rendered
 * @param onAnswer called with each answer before the modal receives it
 */
export function replaceSearchClient(
  client: SearchClient,
  readScope: () => SearchScope,
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
      const found = await answerQuery(text, readScope(), client, ask);
      await pause();
      // A later query replaces this one. The modal ignores a query that stays pending.
      if (number !== newest) return new Promise<never>(() => {});
      onAnswer(text, found);
      return { results: [{ hits: found.records, nbHits: found.records.length }] };
    };
    return { ...algolia, search } as unknown as AlgoliaClient;
  };
}

/** Adds a hit to the recent hits. */
export function keepHit(language: string, { key, name, owner, product }: SearchHit): void {
  keepRecent(language, { key, name: name.map(({ text }) => text).join(''), owner, product });
}

/** Returns the navigator of the modal. It adds every followed hit to the recent hits. */
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

/** Returns the translations of DocSearch's modal. */
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
