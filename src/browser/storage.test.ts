/** @jest-environment jsdom */

import { notifyStored } from './storage';

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('tells a page from the cache of history what was stored and removed meanwhile', () => {
  const events: unknown[] = [];
  window.addEventListener('storage', ({ key, newValue }) => events.push([key, newValue]));
  localStorage.setItem('same', 'a');
  localStorage.setItem('changed', 'a');
  localStorage.setItem('removed', 'a');
  notifyStored();
  show(false);
  window.dispatchEvent(new Event('pagehide'));
  localStorage.setItem('changed', 'b');
  localStorage.removeItem('removed');
  localStorage.setItem('added', 'c');
  show(true);
  expect(events.toSorted()).toEqual([
    ['added', 'c'],
    ['changed', 'b'],
    ['removed', null],
  ]);
});
