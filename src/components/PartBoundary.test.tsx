/** @jest-environment jsdom */

import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isForeignChange, PartBoundary } from './PartBoundary';

jest.mock('../browser/pageFacts', () => ({ factText: (key: string) => key }));

/** What a translator of pages does to every text. */
function translatePage(holder: Element): void {
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

function Part() {
  const [query, setQuery] = useState('');
  return (
    <div>
      {query === '' ? 'nothing yet' : null} <b>hits</b> {query.length > 1 ? <i>more</i> : null}
      <label>
        Query
        <input value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <label>
        Whole words
        <input type="checkbox" />
      </label>
      <select aria-label="Kind" defaultValue="page">
        <option>page</option>
        <option>prop</option>
      </select>
      <input type="radio" name="scope" defaultChecked />
      <input type="radio" name="scope" aria-label="One" />
    </div>
  );
}

const holder = () => document.querySelector('[data-testid="part"]');
const draw = (part: React.ReactNode) =>
  render(
    <div data-testid="part">
      <PartBoundary holder={holder}>{part}</PartBoundary>
    </div>,
  );
const query = () => screen.getByLabelText<HTMLInputElement>(/Query/);

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

it.each([
  ['put its texts into elements', translatePage],
  ['removed a text', (part: Element) => part.querySelector('div')?.firstChild?.remove()],
  [
    'moved its texts elsewhere',
    (part: Element) => document.body.append(part.querySelector('div')?.firstChild ?? ''),
  ],
])('brings a part back with what was typed after another program has %s', (_what, change) => {
  draw(<Part />);
  act(() => query().focus());
  fireEvent.click(screen.getByLabelText(/Whole words/));
  fireEvent.click(screen.getByLabelText('One'));
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'prop' } });
  change(holder() as Element);
  act(() => void fireEvent.change(query(), { target: { value: 'a' } }));
  expect(query().value).toBe('a');
  expect(document.activeElement).toBe(query());
  expect(screen.getByLabelText<HTMLInputElement>(/Whole words/).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('One').checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Kind').value).toBe('prop');
  // And again, with each letter.
  for (const text of ['ab', 'abc', '']) {
    translatePage(holder() as Element);
    act(() => void fireEvent.change(query(), { target: { value: text } }));
    expect(query().value).toBe(text);
    expect(holder()?.querySelector('i') !== null).toBe(text.length > 1);
  }
});

it('brings a part back whose portal has lost its element', () => {
  const place = document.createElement('div');
  document.body.append(place);
  const Panels = () => {
    const [open, setOpen] = useState(true);
    return (
      <>
        {open ? createPortal(<p>panel</p>, place) : null}
        <button onClick={() => setOpen(!open)}>toggle</button>
      </>
    );
  };
  draw(<Panels />);
  place.querySelector('p')?.remove();
  fireEvent.click(screen.getByText('toggle'));
  expect(screen.getByText('toggle')).toBeTruthy();
  fireEvent.click(screen.getByText('toggle'));
  expect(screen.queryByText('panel')).toBeNull();
});

it('gives up a part that never succeeds, says so, and tries again on request', () => {
  let isBroken = true;
  const Faulty = () => {
    if (isBroken) throw new Error('never');
    return <p>drawn</p>;
  };
  draw(<Faulty />);
  expect(screen.getByRole('alert').textContent).toContain('partNotLoaded');
  isBroken = false;
  fireEvent.click(screen.getByText('tryAgain'));
  expect(screen.getByText('drawn')).toBeTruthy();
});

it('ends at once, and only reports, for errors that no other program can have caused', () => {
  const crashes: string[] = [];
  const Faulty = () => {
    throw new Error('own');
  };
  const { container } = render(
    <PartBoundary
      holder={() => null}
      mayRestart={isForeignChange}
      onCrash={({ message }) => crashes.push(message)}
    >
      <Faulty />
    </PartBoundary>,
  );
  expect(crashes).toEqual(['own']);
  expect(container.innerHTML).toBe('');
});
