/** @jest-environment jsdom */

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SearchClient } from '../../browser/search/SearchClient';
import type { SearchHit, SearchResult } from '../../model/search/SearchResult';
import { SearchDialog } from './SearchDialog';

function hitOf(name: string): SearchHit {
  return {
    id: name,
    key: `/${name}`,
    kind: 'page',
    name: [{ text: name, marked: false }],
    owner: '',
    group: '',
    product: 'a',
    language: 'en',
    excerpt: [],
  };
}

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

const resultOf = (...names: string[]): SearchResult => ({ hits: names.map(hitOf), suggestions: [] });

/** Opens the dialog on an index with given answers. */
function open(initialQuery = '', isEager = false, failed: readonly string[] = []) {
  const waiting = new Map<string, ((result: SearchResult) => void)[]>();
  let report = () => {};
  const listFailed = jest.fn(async () => [...failed]);
  const client = {
    language: 'en',
    manifest: async () => ({ languages: ['en'], products: [{ id: 'a', name: 'A', href: '/a/', links: [] }] }),
    listFailed,
    start: async () => undefined,
    retry: async () => undefined,
    subscribe: (listener: () => void) => {
      report = listener;
      return () => undefined;
    },
    search: (text: string) =>
      new Promise<SearchResult>((resolve) => {
        waiting.set(text, [...(waiting.get(text) ?? []), resolve]);
      }),
  } as unknown as SearchClient;
  const goTo = jest.fn();
  render(
    <SearchDialog
      client={client}
      manifest={undefined}
      product="a"
      initialQuery={initialQuery}
      isEager={isEager}
      translate={(key) => key}
      goTo={goTo}
      onClose={() => undefined}
    />,
  );
  const field = screen.getByRole('combobox');
  const answer = async (text: string, ...names: string[]) => {
    await waitFor(() => expect(waiting.get(text)?.length).toBeGreaterThan(0));
    await act(async () => waiting.get(text)?.shift()?.(resultOf(...names)));
  };
  return {
    goTo,
    field,
    answer,
    /** Reports that more of the index has loaded, and waits until the dialog has noticed. */
    load: async () => {
      listFailed.mockClear();
      await act(async () => report());
      await waitFor(() => expect(listFailed).toHaveBeenCalled());
    },
    isAsked: (text: string) => (waiting.get(text) ?? []).length > 0,
    type: (value: string) => fireEvent.input(field, { target: { value } }),
    press: (init: object) => fireEvent.keyDown(field, init),
    selected: () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent),
  };
}

describe('SearchDialog', () => {
  it('follows the first hit of what is typed, after its answer, and no hit of an earlier query', async () => {
    const { type, press, answer, goTo } = open();
    type('but');
    await answer('but', 'other');
    type('button ');
    press({ key: 'Enter' });
    expect(goTo).not.toHaveBeenCalled();
    await answer('button', 'right', 'other');
    await waitFor(() => expect(goTo.mock.calls).toEqual([['/right/']]));
  });

  it('follows the first hit if Enter was pressed before the dialog was open', async () => {
    const { answer, goTo } = open('chip', true);
    await answer('chip', 'chip');
    await waitFor(() => expect(goTo.mock.calls).toEqual([['/chip/']]));
  });

  it('follows no hit if the query has changed since Enter, or has none', async () => {
    const { type, press, answer, goTo } = open();
    type('chi');
    press({ key: 'Enter' });
    type('chip');
    await answer('chip', 'chip');
    type('chips');
    press({ key: 'Enter' });
    await answer('chips');
    expect(await screen.findByText('“chips”')).toBeTruthy();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('shows no hits of the query before after the field was empty', async () => {
    const { type, answer, isAsked } = open();
    type('a');
    await answer('a', 'one');
    await screen.findAllByRole('option');
    type('');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    type('b');
    await waitFor(() => expect(isAsked('b')).toBe(true));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('shows all hits of the next query after another program has removed some', async () => {
    const { type, answer } = open();
    type('a');
    await answer('a', 'one', 'two');
    for (const option of await screen.findAllByRole('option')) option.remove();
    type('ab');
    await answer('ab', 'one', 'two');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  });

  it('shows that it searches again after a press on "Try again", and not that there is nothing', async () => {
    const { type, answer } = open('', false, ['A']);
    type('button');
    await answer('button');
    expect(screen.queryByText('searchWaits')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'searchRetry' }));
    await screen.findByText('searchWaits');
    expect(screen.queryByText('searchNothing')).toBeNull();
  });

  it('shows an answer without hits together with its reason', async () => {
    const failed: string[] = [];
    const { type, answer } = open('', false, failed);
    type('button');
    failed.push('A');
    await answer('button');
    await screen.findByText('searchPartMissing', { exact: false });
    // What is missing may have some.
    expect(screen.queryByText('searchNothing', { exact: false })).toBeNull();
  });

  it('leads through the hits with the arrow keys, from the last one to the first', async () => {
    const { type, press, answer, goTo, selected, field } = open();
    type('a');
    await answer('a', 'one', 'two');
    await screen.findAllByRole('option');
    press({ key: 'ArrowUp' });
    expect(selected()[0]).toContain('two');
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    press({ key: 'ArrowDown' });
    expect(selected()[0]).toContain('one');
    press({ key: 'ArrowDown' });
    press({ key: 'Enter' });
    expect(goTo).toHaveBeenCalledWith('/two/');
  });

  it('opens a hit beside the page with a modifier key', async () => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    const { type, press, answer, goTo } = open();
    type('a');
    await answer('a', 'one');
    await screen.findAllByRole('option');
    press({ key: 'Enter', ctrlKey: true });
    expect(openTab).toHaveBeenCalledWith('/one/', '_blank', 'noopener');
    expect(goTo).not.toHaveBeenCalled();
  });

  it('renews its hits when more of the index has loaded, unless one is being chosen', async () => {
    const { type, press, answer, load, isAsked } = open();
    type('a');
    await answer('a', 'one');
    await screen.findAllByRole('option');
    await load();
    await answer('a', 'one', 'two');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    press({ key: 'ArrowDown' });
    await load();
    expect(isAsked('a')).toBe(false);
    press({ key: 'ArrowUp' });
    await load();
    await waitFor(() => expect(isAsked('a')).toBe(true));
  });
});
