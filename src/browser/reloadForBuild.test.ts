/** @jest-environment jsdom */

import { RELOADED_KEY } from '../model/offline/newBuild';
import { reloadForBuild } from './reloadForBuild';

const isBusy = jest.fn(() => false);
jest.mock('./busy', () => ({ isBusy: () => isBusy() }));

beforeEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
  isBusy.mockReturnValue(false);
  // The environment cannot load documents and only logs it.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('loads the document again once for each build', () => {
  expect([reloadForBuild('a'), reloadForBuild('a'), reloadForBuild('b')]).toEqual([true, false, true]);
});

it('does not while the reader would lose something, and does afterwards', () => {
  isBusy.mockReturnValueOnce(true);
  expect([reloadForBuild('a'), reloadForBuild('a')]).toEqual([false, true]);
});

it('does not if it cannot note that it has', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(reloadForBuild('a')).toBe(false);
  expect(sessionStorage.getItem(RELOADED_KEY)).toBeNull();
});
