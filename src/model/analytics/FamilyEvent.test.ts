import { EVENT_NAMES } from './AnalyticsEvent';
import { type FamilyEvent, parseFamilyEvents } from './FamilyEvent';

const GOOD: FamilyEvent = {
  name: 'store_visit',
  on: 'click',
  selector: 'a.store',
  fields: { place: 'header' },
};
const parse = (events: readonly unknown[]) => parseFamilyEvents(events as FamilyEvent[], EVENT_NAMES);

it('accepts events with their own names', () => {
  const two = [GOOD, { ...GOOD, name: 'kit_visit' }];
  expect(parse(two)).toEqual({ events: two, findings: [] });
});

it.each([
  ['no object', null],
  ['no name', { ...GOOD, name: undefined }],
  ['a name with spaces', { ...GOOD, name: 'store visit' }],
  ['a name that is too long', { ...GOOD, name: 'a'.repeat(41) }],
  ['a name of the service', { ...GOOD, name: 'google_visit' }],
  ['the name of an event of the shell', { ...GOOD, name: 'page_view' }],
  ['the name of the event before', { ...GOOD, name: 'first' }],
  ['nothing that a reader does', { ...GOOD, on: 'keydown' }],
  ['no selector', { ...GOOD, selector: ' ' }],
  ['fields that are no object', { ...GOOD, fields: 'place' }],
  ['a field that is no text', { ...GOOD, fields: { place: 1 } }],
  ['a field of the service', { ...GOOD, fields: { ga_x: 'a' } }],
])('leaves out an event with %s, and says so', (_what, event) => {
  const first = { ...GOOD, name: 'first' };
  const { events, findings } = parse([first, event]);
  expect(events).toEqual([first]);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.message).toMatch(/^Event 2: /);
});
