/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { serveAnswers } from '../../../tests/unit/serveAnswers';
import type { AnalyticsEvent } from '../../model/analytics/AnalyticsEvent';
import { loadTexts } from '../fetching/fetchOnce';
import { askHelpful } from './askHelpful';

jest.mock('../navigation/currentPage', () => ({
  getCurrentPage: () => ({ pathname: '/one/a', product: 'one', textsHref: '/texts' }),
}));

const TEXTS = { helpfulQuestion: 'Helpful?', helpfulYes: 'Yes', helpfulNo: 'No', helpfulThanks: 'Thanks' };
const place = () => document.querySelector('span') ?? document.body;
const expectAsked = () => waitFor(() => expect(place().textContent).toBe('Helpful?YesNoReport'));

it('asks at the end of the page, reports the answer, and takes the question away when it stops', async () => {
  document.body.innerHTML = '<span data-helpful><a href="/issues">Report</a></span>';
  global.fetch = serveAnswers([() => JSON.stringify(TEXTS)]).fetch;
  const events: AnalyticsEvent[] = [];
  const stop = askHelpful((event) => events.push(event));
  await expectAsked();
  place().querySelectorAll('button')[1]?.click();
  expect(events).toEqual([{ name: 'page_helpful', pathname: '/one/a', value: 'no' }]);
  expect(place().innerHTML).toBe('Thanks<a href="/issues" hidden="">Report</a>');
  stop();
  expect(place().innerHTML).toBe('<a href="/issues">Report</a>');
  askHelpful((event) => events.push(event))();
  await loadTexts('/texts');
  expect(place().innerHTML).toBe('<a href="/issues">Report</a>');
});
