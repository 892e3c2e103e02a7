/** @jest-environment jsdom */

import { moveFocus } from './dialogKeys';

describe('moveFocus', () => {
  /** Opens a dialog with a field, a link and a button, and focuses the element with id `at`. */
  function open(at: string, text = ''): HTMLInputElement {
    document.body.innerHTML =
      '<dialog open><input id="field"><div data-panels><a id="first" href="/a/">A</a><button id="last">B</button></div></dialog>';
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = text;
    document.getElementById(at)?.focus();
    return field;
  }

  function press(key: string, field: HTMLInputElement): boolean {
    return moveFocus(new KeyboardEvent('keydown', { key }), field);
  }

  describe('moveFocus', () => {
    it.each([
      ['ArrowDown', 'field', 'first'],
      ['ArrowDown', 'first', 'last'],
      ['ArrowDown', 'last', 'last'],
      ['ArrowUp', 'last', 'first'],
      ['ArrowUp', 'first', 'field'],
    ])('%s moves the focus from the %s to the %s', (key, from, to) => {
      expect(press(key, open(from))).toBe(true);
      expect(document.activeElement?.id).toBe(to);
    });

    it.each([
      ['ArrowUp', 'in the empty field', ''],
      ['Tab', 'in the field', ''],
    ])('does not handle %s %s', (key, _where, text) => {
      expect(press(key, open('field', text))).toBe(false);
      expect(document.activeElement?.id).toBe('field');
    });
  });
});
