import { inParallel } from '../harness/inParallel';
import { waitForPaint } from '../harness/waitForPaint';
import { waitForRuntime } from '../harness/waitForRuntime';
import { COLLECT, configureAnalytics, TAG } from './configureAnalytics';
import { JOURNEYS, type Journey, type ReportedEvent } from './journeys';
import { useProduction } from './useProduction';

const production = useProduction();
const AT_ONCE = 4;
/** Events are handed over in idle time. */
const PATIENCE_MS = 30_000;
const QUIET_MS = 1200;
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

interface Travelled {
  readonly events: readonly ReportedEvent[];
  /** All requests of the reader's browser, those of the counting included. */
  readonly requests: number;
  readonly asked: boolean;
  readonly foreign: readonly string[];
}

async function travel({
  from = '/system/',
  answered,
  prepare,
  early,
  roll = 0.5,
  steps,
  events,
}: Journey): Promise<Travelled> {
  const { server, browser } = production();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    userAgent: READER,
    colorScheme: 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(
    ([answer, dice]) => {
      Math.random = () => Number(dice);
      // Once: the reader may answer otherwise.
      if (!answer || window.localStorage.getItem('consent')) return;
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
  const waitForEvents = async (count: number) => {
    const end = Date.now() + PATIENCE_MS;
    while (reported.length < count && Date.now() < end) await page.waitForTimeout(100);
  };
  // A setting that is chosen before counting starts is not counted; here that is to be none of the steps.
  if (answered === 'given') await waitForEvents(Math.min(1, events.length));
  await steps?.(page);
  await waitForEvents(events.length);
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return {
    events: reported,
    requests: urls.length,
    asked: urls.some(({ pathname }) => pathname === TAG),
    foreign: urls
      .filter(({ origin, protocol }) => protocol.startsWith('http') && origin !== server.origin)
      .map(String),
  };
}

describe('what is counted', () => {
  let travelled: readonly (Travelled | Error)[] = [];

  beforeAll(async () => {
    configureAnalytics(production().server);
    travelled = await inParallel(
      JOURNEYS,
      AT_ONCE,
      async () => (journey) => travel(journey).catch((error: unknown) => error as Error),
    );
    const all = travelled.flatMap((one) => (one instanceof Error ? [] : one));
    const sum = (of: (one: Travelled) => number) => all.reduce((total, one) => total + of(one), 0);
    process.stdout.write(
      `${all.length} journeys: ${sum(({ events }) => events.length)} events, ${sum(({ requests }) => requests)} requests\n`,
    );
  }, 300_000);

  it.each(JOURNEYS.map(({ name, events }, index) => [name, events, index] as const))(
    'of "%s" is exactly that',
    (_name, events, index) => {
      const one = travelled[index];
      if (!one || one instanceof Error) throw one ?? new Error('It did not take place');
      // The first page is told first; what else is told in idle time keeps its order.
      expect(one.events).toEqual(events);
      expect(one.foreign).toEqual([]);
      // Whoever has not said yes does not even fetch the script.
      if (events.length === 0) expect(one.asked).toBe(false);
    },
  );

  it('holds nothing of an address but its pathname, and nothing that was typed', () => {
    const told = JSON.stringify(travelled.map((one) => (one instanceof Error ? [] : one.events)));
    expect(told).not.toMatch(/secret|typed|react box|find-your-way|\?|#/);
  });
});
