/** @jest-environment jsdom */
import { isComposing } from './isComposing';

const press = (init: KeyboardEventInit) =>
  isComposing(new KeyboardEvent('keydown', { key: 'Enter', ...init }));

it('detects keys of an input method, including the one that ends a composition in WebKit', () => {
  expect(press({ isComposing: true })).toBe(true);
  expect(press({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(press({ keyCode: 13 })).toBe(false);
});
