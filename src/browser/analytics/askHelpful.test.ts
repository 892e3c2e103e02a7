/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { serveAnswers } from '../../../tests/unit/serveAnswers';
import type { AnalyticsEvent } from '../../model/analytics/AnalyticsEvent';
import { showCurrentPage } from '../navigation/currentPage';
import { askHelpful } from './askHelpful';

const TEXTS = { helpfulQuestion: 'Helpful?', helpfulYes: 'Yes', helpfulNo: 'No', helpfulThanks: 'Thanks' };
const place = () => document.querySelector('span') ?? document.body;
const expectAsked = () => waitFor(() => expect(place().textContent).toBe('Helpful?YesNoReport'));

function show(pathname: string): void {
  const texts = {} as never;
  showCurrentPage({
    pathname,
    href: `/pt${pathname}`,
    product: 'one',
    language: 'pt',
    textsHref: '/texts',
    texts,
  });
}

it('asks in every page, reports the answer once, and takes the question away when it stops', async () => {
  document.body.innerHTML = '<span data-helpful><a href="/issues">Report</a></span>';
  global.fetch = serveAnswers([() => JSON.stringify(TEXTS)]).fetch;
  const events: AnalyticsEvent[] = [];
  show('/one/a');
  const stop = askHelpful((event) => events.push(event));
  await expectAsked();
  place().querySelectorAll('button')[1]?.click();
  expect(events).toEqual([{ name: 'page_helpful', pathname: '/one/a', product: 'one', value: 'no' }]);
  expect(place().innerHTML).toBe('Thanks<a href="/issues" hidden="">Report</a>');
  show('/one/b');
  await expectAsked();
  stop();
  expect(place().innerHTML).toBe('<a href="/issues">Report</a>');
  show('/one/c');
  expect(place().innerHTML).toBe('<a href="/issues">Report</a>');
});
