import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { scripts } from '../package.json';
import { launchBrowser } from '../scripts/findBrowser';
import { OUT } from '../src/content/workspace';
import { waitForRuntime } from '../tests/browser/fixtures/page';
import { openAdServers, type AdServers } from '../tests/servers/adNetwork';
import { errorSummary } from './errorSummary';
import { formatTable } from './formatTable';
import { INTERACTION_OBSERVER, takeLongest } from './interaction/watchInteractions';
import { median } from './median';
import type { BenchRun } from './results/BenchPart';

const CLICKS = 30;
const PATH = '/core/release-policy/';
const SCRIPT = 'busy';
/** The request is sent synchronously, just before the loop begins. */
const LOOP =
  'const r=new XMLHttpRequest();r.open("GET","ORIGIN/looping",false);try{r.send()}catch{}for(;;){}';
/** Time that the button stays down. */
const HELD = { delay: 80, timeout: 10_000 };
const LIMIT_MS = 120_000;
/** Makes the browser put sandboxed frames into the process of their page, as browsers without isolation do. */
const SHARED = ['--disable-features=IsolateSandboxedIframes', '--disable-site-isolation-trials'];

/** Returns whether a browser has a frame in a process of its own. */
async function hasOwnProcess(browser: Browser): Promise<boolean> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  return targetInfos.some(({ type }) => type === 'iframe');
}

interface Clicks {
  /** Milliseconds from each click on the color mode to its paint. */
  readonly times: number[];
  readonly isApart: boolean;
}

async function timeClicks(
  browser: Browser,
  servers: AdServers,
  loops: boolean,
  count: number,
): Promise<Clicks> {
  servers.reset();
  servers.answers.set(`/script/${SCRIPT}.js`, { body: LOOP, type: 'text/javascript' });
  servers.serve(loops ? { script: SCRIPT, isolated: true, policy: true } : { policy: true });
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 800 },
  });
  await context.addInitScript(INTERACTION_OBSERVER);
  // The shape of the ad is an image, which comes by script.
  await context.addInitScript('globalThis.__name = (value) => value; Math.random = () => 0.5');
  const page = await context.newPage();
  await page.goto(servers.siteOrigin + PATH);
  await waitForRuntime(page);
  while (loops && !servers.asked.includes('/looping')) await page.waitForTimeout(100);
  const isApart = await hasOwnProcess(browser);
  const times: number[] = [];
  for (let click = 0; click < count; click += 1) {
    await page.click('[data-action="color-mode"]', HELD);
    times.push((await takeLongest(page)).duration);
  }
  return { times, isApart };
}

/** Rejects after a while, because a frozen page answers nothing. */
async function limit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the page answers no click')), LIMIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * `npm run bench -- --ads [clicks]`: measures the time from a click to its paint beside an ad that loops
 * forever in its isolated frame: in a process of its own, and in that of the page.
 */
export async function benchAds(run: BenchRun): Promise<void> {
  if (!existsSync(`${OUT}${PATH}index.html`)) {
    run.skip(`everything: there is no ${OUT}${PATH} (${scripts.build})`);
    return;
  }
  const servers = await openAdServers();
  const rows = [['click to paint, ms', 'own process', 'median', 'longest', 'over 200', 'to recorded', 'n']];
  for (const [name, loops, flags] of [
    ['an ad of the family', false, []],
    ['an ad that loops in its frame', true, []],
    ['the same without isolation of sandboxed frames', true, SHARED],
  ] as const) {
    const browser = await launchBrowser(...flags);
    try {
      const count = run.numbers[0] ?? CLICKS;
      const { times, isApart } = await limit(timeClicks(browser, servers, loops, count));
      const note = run.ledger.note(`ads: ${name}`, median(times));
      rows.push([
        name,
        isApart ? 'yes' : 'no',
        median(times).toFixed(0),
        Math.max(...times).toFixed(0),
        String(times.filter((time) => time > 200).length),
        note,
        String(times.length),
      ]);
    } catch (error) {
      if (flags.length === 0) run.skip(`${name}: ${errorSummary(error)}`);
      else rows.push([name, 'no', 'no answer', '', '', '', '0']);
    } finally {
      await browser.close();
    }
  }
  await servers.close();
  console.log(formatTable(rows));
}
