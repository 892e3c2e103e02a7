/** @jest-environment jsdom */

import { CODE_WRAP_KEY, parseCodeWrap } from '../../model/settings/codeSettings';
import {
  COLOR_MODE_KEY,
  parseColorMode,
  DIRECTION_KEY,
  parseDirection,
} from '../../model/settings/appearance';
import { isWrapped, restoreCodeWrap } from '../code/codeWrap';
import { moveStored, readChoice } from './storedChoice';

beforeEach(() => localStorage.clear());

it.each([
  ['is moved once', 'dark', null, 'dark'],
  ['gives way to what was chosen since', 'dark', 'light', 'light'],
  ['is not needed', null, null, null],
])('what a former version stored %s', (_what, former, stored, kept) => {
  if (former !== null) localStorage.setItem('former', former);
  if (stored !== null) localStorage.setItem('key', stored);
  moveStored('former', 'key');
  expect([localStorage.getItem('key'), localStorage.getItem('former')]).toEqual([kept, null]);
});

it('what a former version stored stays if storage is full', () => {
  localStorage.setItem('former', 'dark');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  moveStored('former', 'key');
  full.mockRestore();
  expect(localStorage.getItem('former')).toBe('dark');
});

it.each([
  [COLOR_MODE_KEY, parseColorMode, null, 'system', null],
  [COLOR_MODE_KEY, parseColorMode, 'dark', 'dark', 'dark'],
  [COLOR_MODE_KEY, parseColorMode, '<script>', 'system', 'system'],
  [DIRECTION_KEY, parseDirection, 'rtl', 'rtl', 'rtl'],
  [DIRECTION_KEY, parseDirection, 'up', 'auto', 'auto'],
  [CODE_WRAP_KEY, parseCodeWrap, null, 'off', null],
  [CODE_WRAP_KEY, parseCodeWrap, 'on', 'on', 'on'],
  [CODE_WRAP_KEY, parseCodeWrap, 'x'.repeat(1_000_000), 'off', 'off'],
] as const)('%s, read by %p from %.20j, is %s; kept is %j', (key, parse, stored, choice, kept) => {
  if (stored !== null) localStorage.setItem(key, stored);
  expect(readChoice<string>(key, parse)).toBe(choice);
  expect(localStorage.getItem(key)).toBe(kept);
});

it.each([
  ['on', true, 'on'],
  ['off', false, 'off'],
  ['{"a":1}', false, 'off'],
])('the wrapping of code kept as %j is %s, and kept as %j', (stored, wrapped, kept) => {
  document.documentElement.removeAttribute('data-code-wrap');
  localStorage.setItem(CODE_WRAP_KEY, stored);
  restoreCodeWrap();
  expect(isWrapped()).toBe(wrapped);
  expect(localStorage.getItem(CODE_WRAP_KEY)).toBe(kept);
});
