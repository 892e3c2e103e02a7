import { waitForPaint, waitForRuntime, waitForIdle } from '../fixtures/page';
import { expect, FULL, test } from '../fixtures/test';
import { COLLECT, configureAnalytics, READER, TAG } from './configureAnalytics';
import { JOURNEYS, type ReportedEvent } from './journeys';

/** The test's own last event. */
const END = 'end of the journey';

test.describe('the analytics events', () => {
  for (const {
    name,
    full,
    from = '/system/',
    answered,
    prepare,
    early,
    roll = 0.5,
    steps,
    events,
    leavesFor,
  } of JOURNEYS)
    test(`of "${name}" are exactly the listed ones`, full ? FULL : {}, async ({ production }) => {
      const { server } = production;
      configureAnalytics(server);
      const context = await production.newReader(undefined, {
        userAgent: READER,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await context.addInitScript(
        ([answer, dice]) => {
          Math.random = () => Number(dice);
          // Once: the reader may answer otherwise.
          if (!answer || window.origin === 'null' || window.localStorage.getItem('consent')) return;
          window.localStorage.setItem('consent', `${answer} ${Date.now()}`);
        },
        [answered, roll] as const,
      );
      await prepare?.(context);
      const reported: ReportedEvent[] = [];
      const urls: URL[] = [];
      context.on('request', (request) => {
        const url = new URL(request.url());
        urls.push(url);
        if (url.pathname === COLLECT) reported.push(JSON.parse(decodeURIComponent(url.search.slice(1))));
      });
      const page = await context.newPage();
      await page.goto(server.origin + from);
      await waitForPaint(page);
      await early?.(page);
      await waitForRuntime(page);
      // A setting that is chosen before counting starts is not counted, and here it must not be one of the
      // steps.
      if (answered === 'given' && events.length > 0)
        await expect.poll(() => reported.length).toBeGreaterThan(0);
      await steps?.(page);
      // The first page is reported first; other events are reported in idle time, in order.
      await expect.poll(() => reported).toEqual(events);
      // Anything reported after this would be too much.
      await waitForIdle(page);
      await page.evaluate(
        ([to, event]) =>
          fetch(`${to}?${encodeURIComponent(JSON.stringify([event, {}]))}`, { method: 'POST' }),
        [COLLECT, END] as const,
      );
      await expect.poll(() => reported).toEqual([...events, [END, {}]]);
      // Of an address only its pathname is sent, and no typed text.
      expect(JSON.stringify(reported)).not.toMatch(/secret|typed|react box|find-your-way|\?|#/);
      const foreign = urls.filter(
        ({ origin, protocol, host }) =>
          protocol.startsWith('http') && origin !== server.origin && host !== leavesFor,
      );
      expect(foreign.map(String)).toEqual([]);
      // Without consent, the page does not even fetch the script.
      if (events.length === 0) expect(urls.filter(({ pathname }) => pathname === TAG)).toEqual([]);
    });
});
