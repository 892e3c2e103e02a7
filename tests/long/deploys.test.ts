import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { htmlToText } from '../../src/model/page/htmlToText';
import { site } from '../../src/site';
import { launchShell } from '../../src/commands/findBrowser';
import { serveDeploys, type DeployServer } from '../servers/deploys';
import { buildSecond } from './buildSecond';
import { detachFromWorkers } from './detachFromWorkers';
import { OUT } from '../../src/content/workspace';

const DEPLOYS = Number(process.env.DEPLOYS ?? 200);
const TABS = 10;
const BUILD_MS = 900_000;
const TIMEOUT_MS = 25_000;
/** A reader waits this long for a page to come alive. */
const START_MS = 3000;
const MAX_CLICKS = 3;
const MAX_FRAMES = 20;
/** Maximum time for any step of a tab. */
const STEP_MS = 20_000;
const PATHS = [
  '/',
  '/system/',
  '/joy-ui/',
  '/core/',
  '/x/',
  '/material-ui/',
  '/system/react-box/',
  '/material-ui/react-button/',
  '/versions/',
  '/privacy/',
];

const ORIGIN = `https://${site.productionHost}`;
let server: DeployServer;
let browser: Browser;

beforeAll(async () => {
  server = await serveDeploys();
  browser = await launchShell(
    `--host-resolver-rules=MAP ${site.productionHost}:443 ${new URL(server.origin).host}`,
    '--ignore-certificate-errors',
  );
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens a new reader's browser context, with its own storage and worker. */
async function newReader(): Promise<BrowserContext> {
  const reader = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  reader.setDefaultTimeout(30_000);
  return reader;
}

/** A seeded generator, so that each run makes the same choices. */
let seed = 7;
function roll(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
}

interface Tab {
  readonly page: Page;
  readonly name: string;
  /** Number of reloads of the current address, by deploy. */
  readonly reloads: Map<number, number>;
  loads: number;
  /** The target of the reader: one load of it is not a reload, even if the address is already the target. */
  asked?: string | undefined;
}

async function openTab(page: Page, origin: string, name: string): Promise<Tab> {
  const tab: Tab = { page, name, reloads: new Map(), loads: 0 };
  await page.goto(`${origin}/system/`);
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { deploy } = server;
    tab.loads += 1;
    const { asked } = tab;
    tab.asked = undefined;
    if (asked === new URL(request.url()).pathname) return;
    if (request.url().split('#')[0] === page.url().split('#')[0])
      tab.reloads.set(deploy, (tab.reloads.get(deploy) ?? 0) + 1);
  });
  return tab;
}

/**
 * Fails a step that never ends, which is the fault under test; the browser's driver would wait for it
 * forever.
 */
async function within<T>(name: string, step: Promise<T>, timeoutMs = STEP_MS): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    // oxlint-disable-next-line tests/no-sleep -- a limit, which fails the step
    AbortSignal.timeout(timeoutMs).addEventListener('abort', () => reject(new Error(`${name} does not end`)));
  });
  late.catch(() => undefined);
  return Promise.race([step, late]);
}

/** What a tab should show. */
interface Target {
  readonly path: string;
  readonly heading: string;
}

/** Returns whether the page is shown with its heading, its text, and its styles. */
function isWhole({ path, heading }: Target): boolean {
  const main = document.querySelector('main');
  return (
    window.location.pathname === path &&
    document.querySelector('h1')?.textContent === heading &&
    (main?.innerText.length ?? 0) > 100 &&
    getComputedStyle(document.body).margin === '0px'
  );
}

/** Returns the heading of a page, the same in both builds. */
function readHeading(path: string): string {
  const [, html = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(readFileSync(`${OUT}${path}index.html`, 'utf8')) ?? [];
  return htmlToText(html);
}

/** Describes the state of a tab that does not answer its driver, over a separate session. */
async function describeTab(page: Page): Promise<string> {
  const expression =
    "[location.pathname, document.readyState, document.querySelector('h1')?.textContent, document.documentElement.dataset.alive, navigator.serviceWorker.controller?.state].join(' ')";
  const ask = async () => {
    const client = await page.context().newCDPSession(page);
    const { result } = await client.send('Runtime.evaluate', { expression });
    return String(result.value);
  };
  return within('asking the tab', ask()).catch((error: Error) => error.message);
}

/** Waits until the page has drawn a number of frames, or is left. */
async function drawFrames(page: Page, count: number): Promise<void> {
  const draw = (frames: number) =>
    new Promise<void>((resolve) => {
      const next = (left: number) =>
        void (left > 0 ? requestAnimationFrame(() => next(left - 1)) : resolve());
      next(frames);
    });
  await within('drawing', page.evaluate(draw, count)).catch(() => undefined);
}

async function focus({ page }: Tab): Promise<void> {
  await within(
    'the focus',
    page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  ).catch(() => undefined);
  // A reload at focus discards the frames.
  await drawFrames(page, 2);
  await page.waitForLoadState('domcontentloaded');
}

/**
 * Clicks a link. If another document replaces the page meanwhile, the click is lost, and the reader clicks
 * again.
 */
async function press(page: Page, target: string): Promise<void> {
  const click = (href: string) => {
    const link = document.createElement('a');
    link.href = href;
    // The document may still be loading.
    (document.body ?? document.documentElement).append(link);
    link.click();
    link.remove();
  };
  for (let clicks = 1; new URL(page.url()).pathname !== target; clicks += 1) {
    try {
      await within('the click', page.evaluate(click, target));
      return;
    } catch (error) {
      if (clicks === MAX_CLICKS || !String(error).includes('context was destroyed')) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/** Clicks a link to another page and returns the faults of the result. */
async function read(tab: Tab, deploy: number): Promise<string[]> {
  const { page, name } = tab;
  const here = new URL(page.url()).pathname;
  const others = PATHS.filter((path) => path !== here);
  const target = others[Math.floor(roll() * others.length)] ?? '/';
  // Half of the readers click before the page is alive.
  const waits = roll() < 0.5;
  await within('moving the pointer', page.mouse.move(10 + roll() * 90, 20));
  if (waits) {
    // A page never comes alive if its build is gone.
    const isReady = () => document.documentElement.dataset.alive === '';
    await within('the start', page.waitForFunction(isReady), START_MS).catch(() => undefined);
  }
  tab.asked = target;
  await press(page, target);
  const arrived = await within(
    'the page',
    page.waitForFunction(isWhole, { path: target, heading: readHeading(target) }),
    TIMEOUT_MS,
  )
    .then(() => true)
    .catch(() => false);
  tab.asked = undefined;
  if (arrived) return [];
  const text = await within(
    'reading',
    page.evaluate(() => document.body.innerText.slice(0, 80)),
  ).catch(() => '');
  return [`deploy ${deploy}, ${name}: ${here} -> ${target} shows ${page.url()}: ${text || 'blank'}`];
}

it(
  `${DEPLOYS} deploys under ${TABS} tabs: no blank page, no dead click, one reload a tab and build at most`,
  async () => {
    const folders = [OUT, process.env.SECOND_BUILD ?? buildSecond()];
    const shared = await newReader();
    await detachFromWorkers(browser);
    const tabs: Tab[] = [];
    for (let index = 0; index < TABS; index += 1) {
      // Half of them share a worker; the others have none, as on hosts other than the published one.
      const isShared = index < TABS / 2;
      const page = await (isShared ? shared : await newReader()).newPage();
      await detachFromWorkers(page);
      tabs.push(
        await openTab(page, isShared ? ORIGIN : server.origin, `${isShared ? 'worker' : 'plain'} ${index}`),
      );
      if (isShared) {
        await page.mouse.move(5, 5);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      }
    }
    const wrong: string[] = [];
    const began = Date.now();
    for (let deploy = 1; deploy <= DEPLOYS; deploy += 1) {
      Object.assign(server, {
        deploy,
        folder: folders[deploy % 2],
        missing: deploy % 4 < 2 ? '404' : 'page',
      });
      await Promise.all(
        tabs.map(async (tab) => {
          // Readers start at different times.
          await drawFrames(tab.page, Math.floor(roll() * MAX_FRAMES));
          if (roll() < 0.3) await focus(tab);
          for (let clicks = 0; clicks < 2; clicks += 1) {
            const found = await read(tab, deploy).catch(async (error: Error) => [
              `deploy ${deploy}, ${tab.name} at ${tab.page.url()}: ${error.message} (${await describeTab(tab.page)})`,
            ]);
            wrong.push(...found);
          }
          await focus(tab);
        }),
      );
      process.stderr.write(
        `deploy ${deploy}: ${wrong.length} wrong, ${Date.now() - began} ms ${wrong.at(-1) ?? ''}\n`,
      );
    }
    const most = Math.max(...tabs.flatMap(({ reloads }) => [...reloads.values()]), 0);
    const sum = (of: (tab: Tab) => number) => tabs.reduce((total, tab) => total + of(tab), 0);
    process.stdout.write(
      `${DEPLOYS} deploys, ${TABS * DEPLOYS * 2} clicks: ${sum(({ loads }) => loads)} documents, ` +
        `${sum(({ reloads }) => [...reloads.values()].reduce((a, b) => a + b, 0))} reloads, at most ${most} a tab and build\n`,
    );
    expect(wrong).toEqual([]);
    expect(most).toBeLessThanOrEqual(1);
  },
  BUILD_MS + DEPLOYS * 20_000,
);
