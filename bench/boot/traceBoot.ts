import type { Browser, CDPSession } from 'playwright-core';
import type { TraceEvent } from './BootTrace';

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing'];
/** By then, everything that the runtime starts, such as the ad, is done. */
const AFTER_MS = 1500;

/**
 * Marks of the boot, from React's calls to developer tools: the first commit with its layout effects, then
 * the effects after the paint. Next itself marks the start of hydration. A script injected by the browser is
 * not subject to the page's policy.
 */
const MARKS = `
  const mark = (name) => performance.mark('boot:' + name);
  const once = new Set();
  const first = (name) => { if (!once.has(name)) { once.add(name); mark(name); } };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true, isDisabled: false, renderers: new Map(),
    inject: () => { first('react'); return 1; },
    onCommitFiberRoot: () => first('commit'),
    onPostCommitFiberRoot: () => first('effects'),
    onCommitFiberUnmount: () => {},
  };
  const { mark: original } = Performance.prototype;
  Performance.prototype.mark = function (name, ...rest) {
    if (name === 'beforeRender') first('hydrate');
    return original.call(this, name, ...rest);
  };
  window.__long = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.__long.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('docs:ready', () => first('ready'));`;

/** The boot of a page: the work of the main thread, and the start of each phase. */
export interface BootTrace {
  readonly events: readonly TraceEvent[];
  /** Times in microseconds, on the clock of the trace. */
  readonly marks: Readonly<Record<string, number>>;
  /** Durations of tasks longer than 50 ms since the first input. */
  readonly longTasks: readonly number[];
}

async function readTrace(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Traces the boot of a page from the first input on, with CPU slowdown. */
export async function traceBoot(browser: Browser, address: string, slowdown: number): Promise<BootTrace> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(MARKS);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'networkidle' });
  const whole = await browser.newBrowserCDPSession();
  await whole.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  const started = await page.evaluate(() => {
    performance.mark('boot:sign');
    return performance.now();
  });
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.documentElement.dataset.ready === '');
  await page.waitForTimeout(AFTER_MS);
  const long = await page.evaluate(() => (window as unknown as { __long: [number, number][] }).__long);
  const all = await readTrace(whole);
  await context.close();
  const timings = all.filter(({ name }) => name.startsWith('boot:'));
  const { pid, tid } = timings.find(({ name }) => name === 'boot:sign') ?? {};
  return {
    events: all.filter((event) => event.pid === pid && event.tid === tid),
    marks: Object.fromEntries(timings.map(({ name, ts }) => [name.slice('boot:'.length), ts])),
    longTasks: long.filter(([at]) => at >= started).map(([, duration]) => duration),
  };
}
