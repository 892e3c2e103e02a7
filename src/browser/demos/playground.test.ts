/** @jest-environment jsdom */

import type { PlaygroundExtras } from '../../model/demos/demo';
import { followForm, type ShownChoices } from './playground';

const template = { imports: '', wrappers: [{ before: '', after: '' }], tag: 'Badge', attributes: [] };
const extras: PlaygroundExtras = {
  controls: [
    { name: 'max', kind: 'number', default: 99 },
    { name: 'href', kind: 'text' },
  ],
  first: 2,
  initial: { max: 99 },
  restart: [],
  icons: {},
  templates: { TS: template, JS: template },
  colored: { TS: template, JS: template },
};

let end = new AbortController();
afterEach(() => end.abort());

/**
 * Follows a form, and returns its parts.
 * @param touch what a reader does before
 * @param query that of the address
 */
function follow(touch = (_field: (name: string) => HTMLInputElement) => {}, query = '') {
  end = new AbortController();
  document.body.innerHTML = `<form>
    <p role="status" data-ignored="Ignored: {{names}}" data-invalid="No value: {{names}}"
      data-unshared="Not in the link: {{names}}"></p>
    <input type="number" name="max" value="99"><input type="text" name="href">
  </form>`;
  window.history.replaceState(null, '', `/page/${query}`);
  const form = document.querySelector('form') as HTMLFormElement;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  touch(field);
  const shown: ShownChoices[] = [];
  const reset = followForm(form, 'Badge', extras, {}, end.signal, (next) => shown.push(next));
  const type = (name: string, text: string) => {
    field(name).value = text;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const said = () => form.querySelector('[role="status"]')?.textContent;
  return { form, field, shown, reset, type, said };
}

it.each(['1e3', '99999999', '1.23456'])('marks %s, which is no value, and keeps the former one', (text) => {
  const { field, shown, type, said, reset } = follow();
  type('max', '5');
  type('max', text);
  expect(said()).toBe('No value: max');
  expect(field('max').getAttribute('aria-invalid')).toBe('true');
  expect(shown.at(-1)?.choices).toEqual({ max: 5 });
  reset();
  expect(said()).toBe('');
  expect(field('max').hasAttribute('aria-invalid')).toBe(false);
});

it('keeps a text that was typed at first and is no value, and says so', () => {
  const { field, said, shown } = follow((typed) => {
    typed('max').value = '1e3';
    typed('href').value = '#a';
  });
  expect(field('max').value).toBe('1e3');
  expect(field('max').getAttribute('aria-invalid')).toBe('true');
  expect(said()).toBe('No value: max');
  expect(shown.at(-1)?.choices).toEqual({ max: 99, href: '#a' });
});

it('lists its fields once, not at each choice', () => {
  const { form, type, shown } = follow();
  const list = jest.spyOn(form, 'querySelectorAll');
  type('max', '5');
  expect(shown.at(-1)?.choices).toEqual({ max: 5 });
  expect(list).not.toHaveBeenCalled();
});

it('says which choices the link does not have', () => {
  const { shown, type, said } = follow();
  type('href', '/other/');
  type('max', '5');
  expect(said()).toBe('Not in the link: href');
  expect(window.location.search).toBe('?max=5');
  expect(shown.at(-1)?.code.TS).toBe('<Badge max={5} href="/other/" />\n');
  type('href', '');
  expect(said()).toBe('');
});

it('says what an address does not mean, and removes it with the first choice', () => {
  const long = 'x'.repeat(50);
  const query = `?foo=1&max=5&utm_source=mail&${long}=1`;
  const { said, shown, type } = follow(undefined, query);
  expect(said()).toBe(`Ignored: foo, ${long.slice(0, 40)}`);
  expect(shown.at(-1)?.choices).toEqual({ max: 5 });
  expect(window.location.search).toBe(query);
  type('max', '6');
  expect(window.location.search).toBe('?utm_source=mail&max=6');
});
