/** @jest-environment jsdom */
import { isShortcut } from './isShortcut';

const isCopy = (key: string, init: KeyboardEventInit) =>
  isShortcut(new KeyboardEvent('keydown', { key, ...init }), 'KeyC');

describe('isShortcut', () => {
  it.each<[string, string, KeyboardEventInit]>([
    ['Ctrl+C', 'c', { code: 'KeyC', ctrlKey: true }],
    ['⌘C with Caps Lock on', 'C', { code: 'KeyC', metaKey: true }],
    ['Ctrl+C on an Arabic layout', 'ؤ', { code: 'KeyC', ctrlKey: true }],
    ['⌘C on a Cyrillic layout', 'с', { code: 'KeyC', metaKey: true }],
    ['Ctrl+C on a layout that has the C elsewhere', 'c', { code: 'KeyI', ctrlKey: true }],
  ])('is %s', (_name, key, init) => {
    expect(isCopy(key, init)).toBe(true);
  });

  it.each<[string, string, KeyboardEventInit]>([
    ['c', 'c', { code: 'KeyC' }],
    ['Ctrl+⌘+C', 'c', { code: 'KeyC', ctrlKey: true, metaKey: true }],
    ['Ctrl+Shift+C', 'C', { code: 'KeyC', ctrlKey: true, shiftKey: true }],
    ['Ctrl+Alt+C', 'c', { code: 'KeyC', ctrlKey: true, altKey: true }],
    ['Ctrl with the key at the position of the C', 'j', { code: 'KeyC', ctrlKey: true }],
    ['Ctrl with another letter', 'ن', { code: 'KeyK', ctrlKey: true }],
  ])('is not %s', (_name, key, init) => {
    expect(isCopy(key, init)).toBe(false);
  });
});
