/** @jest-environment jsdom */

import { isSearchKey, keepKey, startKeeping, takeTyped, applySlash } from './searchKey';

describe('isSearchKey', () => {
  const asks = (key: string, init: KeyboardEventInit = {}) =>
    isSearchKey(new KeyboardEvent('keydown', { key, ...init }));

  describe('isSearchKey', () => {
    it.each<[string, string, KeyboardEventInit]>([
      ['Ctrl+K', 'k', { code: 'KeyK', ctrlKey: true }],
      ['⌘K', 'k', { code: 'KeyK', metaKey: true }],
      ['Ctrl+K with Caps Lock on', 'K', { code: 'KeyK', ctrlKey: true }],
      ['Ctrl+K on an Arabic layout', 'ن', { code: 'KeyK', ctrlKey: true }],
      ['⌘K on a Cyrillic layout', 'л', { code: 'KeyK', metaKey: true }],
      ['Ctrl+K on a Greek layout', 'κ', { code: 'KeyK', ctrlKey: true }],
      ['Ctrl+K on a layout that has the K elsewhere', 'k', { code: 'KeyV', ctrlKey: true }],
      ['/', '/', {}],
      ['/ above the 7', '/', { code: 'Digit7', shiftKey: true }],
      ['/ with AltGr', '/', { modifierAltGraph: true }],
      ['/ with AltGr, as Windows reports it', '/', { modifierAltGraph: true, ctrlKey: true, altKey: true }],
    ])('is %s', (_name, key, init) => {
      expect(asks(key, init)).toBe(true);
    });

    it.each<[string, string, KeyboardEventInit]>([
      ['k', 'k', { code: 'KeyK' }],
      ['Ctrl+⌘+K', 'k', { code: 'KeyK', ctrlKey: true, metaKey: true }],
      ['Ctrl+Shift+K, a console', 'K', { code: 'KeyK', ctrlKey: true, shiftKey: true }],
      ['Ctrl+Alt+K', 'k', { code: 'KeyK', ctrlKey: true, altKey: true }],
      ['⌘⇧K on a Cyrillic layout', 'Л', { code: 'KeyK', metaKey: true, shiftKey: true }],
      ['Ctrl with the key at the position of the K', 't', { code: 'KeyK', ctrlKey: true }],
      ['Ctrl with another letter', 'م', { code: 'KeyL', ctrlKey: true }],
      ['Alt+/', '/', { altKey: true }],
      ['Ctrl+/', '/', { ctrlKey: true }],
    ])('is not %s', (_name, key, init) => {
      expect(asks(key, init)).toBe(false);
    });

    it('is not the event without a key that autofill dispatches', () => {
      expect(isSearchKey(new Event('keydown') as KeyboardEvent)).toBe(false);
    });

    it('is not `/` if the reader has turned it off, but still Ctrl+K', () => {
      applySlash('off');
      expect([asks('/'), asks('k', { ctrlKey: true })]).toEqual([false, true]);
      applySlash('on');
      expect(asks('/')).toBe(true);
    });
  });
});

describe('keepTyped', () => {
  function press(...keys: string[]): boolean[] {
    return keys.map((key) => keepKey(new KeyboardEvent('keydown', { key })));
  }

  afterEach(() => {
    takeTyped();
    document.body.replaceChildren();
  });

  describe('keepKey', () => {
    it('ignores keys before the search was requested', () => {
      expect(press('a', 'Backspace', 'Escape')).toEqual([false, false, false]);
      expect(takeTyped()).toBe('');
    });

    it('keeps letters in order, with deletions', () => {
      startKeeping();
      press('b', 'u', '/', ' ', 'x', 'Backspace', '按');
      startKeeping();
      expect(takeTyped()).toBe('bu/ 按');
      expect(press('a')).toEqual([false]);
    });

    it('keeps Enter after letters, until it is deleted', () => {
      startKeeping();
      expect(press('Enter', 'b', 'u', 'Enter')).toEqual([false, true, true, true]);
      expect(takeTyped()).toBe('bu\n');
      startKeeping('bu\n');
      press('Backspace', 'o');
      expect(takeTyped()).toBe('bo');
    });

    it('ignores keys with a modifier, keys that are not letters, and keys typed into a field', () => {
      startKeeping();
      expect(keepKey(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true }))).toBe(false);
      expect(press('Tab', 'ArrowDown', 'Shift')).toEqual([false, false, false]);
      const field = document.createElement('input');
      document.body.append(field);
      field.focus();
      expect(press('a')).toEqual([false]);
      expect(takeTyped()).toBe('');
    });

    it('is canceled by Escape', () => {
      startKeeping();
      expect(press('a', 'Escape', 'b')).toEqual([true, true, false]);
      expect(takeTyped()).toBe('');
    });
  });
});
