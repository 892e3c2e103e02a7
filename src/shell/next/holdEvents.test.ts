/** @jest-environment jsdom */

import { holdEvents } from './holdEvents';

it('withholds events from listeners added to a root until the runtime is ready', () => {
  const root = document.createElement('div');
  const heard: string[] = [];
  root.addEventListener('click', () => heard.push('before'));
  holdEvents(root);
  root.addEventListener('click', () => heard.push('framework'), true);
  root.click();
  expect(heard).toEqual(['before']);
  window.dispatchEvent(new Event('docs:ready'));
  root.addEventListener('click', () => heard.push('later'));
  root.click();
  expect(heard.slice(1).sort()).toEqual(['before', 'framework', 'later']);
});
