/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react';
import type { DocSearchRecord } from '../../model/search/DocSearchRecord';
import { useEagerEnter, moveFocus } from './dialogKeys';

describe('useEagerEnter', () => {
  const record = (url: string) => ({ url }) as DocSearchRecord;

  function answerTo(text: string, ...urls: readonly string[]) {
    return { text, records: urls.map(record), suggestions: [], isDown: false, isHostedDown: false };
  }

  function setUp(isEager: boolean, typed = '') {
    const field = document.createElement('input');
    field.value = typed;
    const findField = () => field;
    const follow = jest.fn();
    const { result, rerender } = renderHook(
      (answer: ReturnType<typeof answerTo>) => useEagerEnter(isEager, answer, findField, follow),
      { initialProps: answerTo('') },
    );
    const type = (text: string) => {
      field.value = text;
      result.current.forget();
    };
    const press = (init: KeyboardEventInit = { key: 'Enter' }) => {
      const event = new KeyboardEvent('keydown', init);
      field.dispatchEvent(event);
      return result.current.handleKey(event);
    };
    return { follow, type, press, answer: rerender };
  }

  describe('useEagerEnter', () => {
    it('opens the first hit of the typed query, after its results are shown', () => {
      const { follow, type, press, answer } = setUp(false);
      type('button ');
      expect(press()).toBe(true);
      answer(answerTo('but', '/other/'));
      expect(follow).not.toHaveBeenCalled();
      answer(answerTo('button', '/button/', '/other/'));
      answer(answerTo('button', '/later/'));
      expect(follow.mock.calls).toEqual([[record('/button/')]]);
    });

    it('opens the first hit if Enter was pressed before the dialog was open', () => {
      const { follow, answer } = setUp(true, 'chip');
      answer(answerTo('chip', '/chip/'));
      expect(follow.mock.calls).toEqual([[record('/chip/')]]);
    });

    it('opens no hit if the query has changed or nothing is found', () => {
      const { follow, type, press, answer } = setUp(false);
      type('chi');
      press();
      type('chip');
      answer(answerTo('chip', '/chip/'));
      type('chipp');
      press();
      answer(answerTo('chipp'));
      answer(answerTo('chipp', '/late/'));
      expect(follow).not.toHaveBeenCalled();
    });

    it.each([
      ['Enter after the results of the query are shown', 'chip', { key: 'Enter' }],
      ['Enter in an empty field', ' ', { key: 'Enter' }],
      ['Ctrl+Enter', 'chips', { key: 'Enter', ctrlKey: true }],
      ['another key', 'chips', { key: 's' }],
    ])('does not handle a key press that the modal handles: %s', (_, text, init) => {
      const { type, press, answer } = setUp(false);
      answer(answerTo('chip', '/chip/'));
      type(text);
      expect(press(init)).toBe(false);
    });
  });
});

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
      ['ArrowDown', 'while there is a query, because the modal has hits', 'button'],
      ['Tab', 'in the field', ''],
    ])('does not handle %s %s', (key, _where, text) => {
      expect(press(key, open('field', text))).toBe(false);
      expect(document.activeElement?.id).toBe('field');
    });
  });
});
