/** @jest-environment jsdom */

import type { AnalyticsEvent } from '../../model/analytics/AnalyticsEvent';
import { watchSettingControls } from './controlEvents';

jest.useFakeTimers();

async function wait(): Promise<void> {
  await jest.runAllTimersAsync();
}

it('reports the setting that a control of the page has changed, once, and nothing after it is stopped', async () => {
  document.body.innerHTML = `<button data-action="color-mode"><b>mode</b></button>
    <button data-wrap-toggle>wrap</button><button data-action="other">other</button>
    <input type="radio" name="v" data-api-view value="collapsed">`;
  const events: AnalyticsEvent[] = [];
  const stop = watchSettingControls((event) => events.push(event));
  const { dataset } = document.documentElement;
  document.addEventListener('click', () => {
    dataset.colorChoice = 'dark';
    dataset.codeWrap = '';
  });
  for (const element of document.querySelectorAll<HTMLElement>('b, [data-wrap-toggle], input'))
    element.click();
  document.querySelector<HTMLElement>('[data-action="other"]')?.click();
  await wait();
  expect(events).toEqual([
    { name: 'setting', setting: 'colorMode', value: 'dark' },
    { name: 'setting', setting: 'codeWrap', value: 'on' },
    { name: 'setting', setting: 'apiView', value: 'collapsed' },
  ]);
  stop();
  document.querySelector<HTMLElement>('b')?.click();
  await wait();
  expect(events).toHaveLength(3);
});
