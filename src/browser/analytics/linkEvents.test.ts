/** @jest-environment jsdom */

import type { AnalyticsEvent } from '../../model/analytics/AnalyticsEvent';
import type { FamilyEvent } from '../../model/analytics/FamilyEvent';
import { watchFamilyEvents } from './familyEvents';
import { watchLinks } from './linkEvents';

const events: AnalyticsEvent[] = [];
const track = (event: AnalyticsEvent) => void events.push(event);

beforeEach(() => {
  events.length = 0;
  document.body.innerHTML = `
    <a id="other" href="https://github.com/a/b?secret=1#c"><b>repository</b></a>
    <a id="own" href="/a/">page</a><a id="mail" href="mailto:a@b.example">mail</a><a id="none">none</a>
    <div data-ad-holder><a id="ad" href="https://shop.example/">ad</a></div>
    <svg><a id="drawn" href="https://svg.example/"><text>x</text></a></svg>
    <form><select><option>a</option><option>b</option></select><button>send</button></form>`;
  // jsdom follows no links.
  document.body.addEventListener('click', (event) => event.preventDefault());
  document.body.addEventListener('submit', (event) => event.preventDefault());
});

const press = (selector: string, type = 'click', button = 0) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));

it('reports the host of a followed link to another host, and nothing else of it, until it is stopped', () => {
  const stop = watchLinks(track);
  for (const id of ['own', 'mail', 'none', 'ad', 'drawn']) press(`#${id}`);
  expect(events).toEqual([]);
  press('#other b');
  press('#other', 'auxclick', 1);
  // The right button opens a menu.
  press('#other', 'auxclick', 2);
  expect(events).toEqual([
    { name: 'outbound', host: 'github.com' },
    { name: 'outbound', host: 'github.com' },
  ]);
  stop();
  press('#other');
  expect(events).toHaveLength(2);
});

it('reports what the family asks for, with fixed fields, until it is stopped', () => {
  const own: readonly FamilyEvent[] = [
    {
      name: 'repository_visit',
      on: 'click',
      selector: 'a[href^="https://github.com/"]',
      fields: { place: 'text' },
    },
    { name: 'kind_choice', on: 'change', selector: 'select' },
    { name: 'request', on: 'submit', selector: 'form' },
  ];
  const stop = watchFamilyEvents(own, track);
  press('#other b');
  press('#own');
  document.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const expected = [
    { name: 'family', event: 'repository_visit', fields: { place: 'text' } },
    { name: 'family', event: 'kind_choice', fields: {} },
    { name: 'family', event: 'request', fields: {} },
  ];
  expect(events).toEqual(expected);
  stop();
  press('#other b');
  expect(events).toEqual(expected);
});
