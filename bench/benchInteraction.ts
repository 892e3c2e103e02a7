import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { scripts } from '../package.json';
import { serveFolder } from '../src/commands/serveFolder';
import { launchBrowser } from '../src/commands/findBrowser';
import { waitForRuntime } from '../tests/browser/fixtures/page';
import { writeBarePages } from './bare/writeBarePages';
import { formatTable } from './formatTable';
import { COLD_STEP, TOUR, TOUR_START, type TourStep } from './interaction/tour';
import { INTERACTION_OBSERVER, takeLongest, type Interaction } from './interaction/watchInteractions';
import { median } from './median';
import { timeNavigation } from './measure/timeNavigation';
import { timeBareNavigation } from './measure/timeBareNavigation';
import { errorSummary } from './errorSummary';
import type { BenchRun } from './results/BenchPart';
import { formatRatio } from './results/formatRatio';
import { OUT } from '../src/content/workspace';

const TOURS = 3;
const SLOWDOWN = 4;
const CLICKS = 20;
const ROUTES = ['/material-ui/react-button/', '/material-ui/react-checkbox/'] as const;

/** Opens a page with CPU slowdown. */
async function openSlowly(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(INTERACTION_OBSERVER);
  // The transpiler names functions with a helper that is missing in the page.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address);
  return page;
}

type Measured = Interaction | undefined;

async function measureStep({ name, act }: TourStep, page: Page, run: BenchRun): Promise<Measured> {
  try {
    await act(page);
  } catch (error) {
    run.skip(`${name}: ${errorSummary(error)}`);
    return undefined;
  }
  return takeLongest(page);
}

/** Returns the longest interaction of every step of one tour. */
async function takeTour(browser: Browser, origin: string, run: BenchRun): Promise<Measured[]> {
  const page = await openSlowly(browser, origin + TOUR_START);
  const longest = [await measureStep(COLD_STEP, page, run)];
  await waitForRuntime(page);
  await page.waitForLoadState('networkidle');
  for (const step of TOUR) longest.push(await measureStep(step, page, run));
  await page.context().close();
  return longest;
}

const isMeasured = (one: Measured): one is Interaction => one !== undefined;

/**
 * `npm run bench -- --interaction [tours]`: measures, with four times CPU slowdown and real input, the INP of
 * every step of a tour, and the time from the click on a hovered link to the paint of the next page, compared
 * with a link between bare pages.
 */
export async function benchInteraction(run: BenchRun): Promise<void> {
  if (!existsSync(`${OUT}${TOUR_START}index.html`)) {
    run.skip(`everything: there is no ${OUT}${TOUR_START} (${scripts.build})`);
    return;
  }
  const { ledger } = run;
  const served = await serveFolder(OUT);
  const bare = await serveFolder(writeBarePages(OUT, ROUTES));
  const browser = await launchBrowser();
  const tours: Measured[][] = [];
  let clicks: number[] = [];
  let bareClicks: number[] = [];
  try {
    for (let count = run.numbers[0] ?? TOURS; count > 0; count -= 1) {
      tours.push(await takeTour(browser, served.origin, run));
    }
    try {
      clicks = await timeNavigation(browser, served.origin, ROUTES, CLICKS);
    } catch (error) {
      run.skip(`click to paint: ${errorSummary(error)}`);
    }
    bareClicks = await timeBareNavigation(browser, bare.origin, ROUTES, CLICKS);
  } finally {
    await browser.close();
    await served.close();
    await bare.close();
  }
  const names = [COLD_STEP, ...TOUR].map(({ name }) => name);
  const rows = names.map((name, index) => {
    const known = tours.map((tour) => tour[index]).filter(isMeasured);
    const durations = known.map(({ duration }) => duration);
    return [
      name,
      median(durations).toFixed(0),
      Math.max(...durations).toFixed(0),
      median(known.map(({ delay }) => delay)).toFixed(0),
      median(known.map(({ work }) => work)).toFixed(0),
      median(known.map(({ duration, delay, work }) => duration - delay - work)).toFixed(0),
      ledger.note(`interaction: ${index} ${name}`, median(durations)),
      String(known.length),
    ];
  });
  // With fewer than fifty interactions, the longest one is the INP (https://web.dev/articles/inp).
  const worst = tours.map((tour) => Math.max(...tour.filter(isMeasured).map(({ duration }) => duration)));
  const all = ledger.note('interaction: INP', median(worst));
  const inp = [median(worst).toFixed(0), Math.max(...worst).toFixed(0)];
  rows.push(['INP of the tour', ...inp, '', '', '', all, String(worst.length)]);
  console.log(`\nInteraction to next paint at ${SLOWDOWN}x, ms`);
  console.log(
    formatTable([['step', 'median', 'longest', 'delay', 'work', 'to paint', 'to recorded', 'n'], ...rows]),
  );
  const click = median(clicks);
  const note = ledger.note('interaction: click to frame on the screen', click);
  console.log(
    `\n${formatTable([
      ['click to paint after pointing', 'median', 'longest', 'to bare', 'to recorded', 'n'],
      [
        'a page of the site, ms',
        click.toFixed(0),
        Math.max(...clicks).toFixed(0),
        formatRatio(click, median(bareClicks)),
        note,
        String(clicks.length),
      ],
      [
        'a bare page by its document, ms',
        median(bareClicks).toFixed(0),
        Math.max(...bareClicks).toFixed(0),
        '1.00×',
        ledger.note('interaction: click to paint, bare', median(bareClicks)),
        String(bareClicks.length),
      ],
    ])}`,
  );
}
