import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { ServedFolder } from '../../../scripts/serveFolder';
import { holdIdleStart } from '../harness/holdTimers';
import { launchShell } from '../harness/launchBrowser';
import { openContext } from '../harness/openContext';
import { waitForRuntime } from '../harness/waitForRuntime';
import { watchFaults } from '../harness/watchFaults';
import { observer, type AdPage } from './AdPage';
import { openFakeNetwork, type FakeNetwork } from './openFakeNetwork';
import { serveAdSite, type AdSiteOptions } from './serveAdSite';

const PATH = '/core/release-policy/';

export interface AdPageOptions
  extends Omit<AdSiteOptions, 'networkOrigin'>, Omit<BrowserContextOptions, 'screen'> {
  readonly path?: string;
  readonly width?: number;
  readonly shape?: 'image' | 'inline';
  /** What every roll gives. */
  readonly roll?: number;
  /** Gives no sign that starts the runtime, which does not start by itself either. */
  readonly still?: boolean;
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

export interface Ads {
  readonly browser: Browser;
  readonly network: FakeNetwork;
  /** Opens a page in a browser context of its own, served by a server of its own. To be closed by the test. */
  readonly open: (options?: AdPageOptions) => Promise<AdPage>;
}

async function openPage(
  browser: Browser,
  network: FakeNetwork,
  sites: Set<ServedFolder>,
  options: AdPageOptions,
): Promise<AdPage> {
  const { script, feed, isolated, consentNeeded, policy, change, ...rest } = options;
  const {
    path = PATH,
    width = 1440,
    shape = 'image',
    roll = 0.5,
    still = false,
    prepare,
    ...settings
  } = rest;
  const site = await serveAdSite({
    networkOrigin: network.origin,
    script,
    feed,
    isolated,
    consentNeeded,
    policy,
    change,
  });
  sites.add(site);
  const context = await openContext(browser, {
    viewport: { width, height: 800 },
    ignoreHTTPSErrors: true,
    ...settings,
  });
  context.setDefaultTimeout(25_000);
  await context.addInitScript(observer({ roll, shape }));
  if (still) await holdIdleStart(context);
  await prepare?.(context);
  const page = await context.newPage();
  const faults = watchFaults(page);
  const intrusions: string[] = [];
  const pending = new Set<unknown>();
  const requests: string[] = [];
  page.on('dialog', (dialog) => intrusions.push(`dialog ${dialog.type()}`));
  context.on('page', (other) => intrusions.push(`window ${other.url()}`));
  page.on('download', (download) => intrusions.push(`download ${download.url()}`));
  page.on('request', (request) => {
    requests.push(request.url());
    if (!request.url().startsWith(site.origin)) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.goto(site.origin + path);
  if (!still) await waitForRuntime(page);
  const close = async () => {
    await context.close();
    sites.delete(site);
    await site.close();
  };
  return { page, context, site, faults, intrusions, pending, requests, close };
}

/** Runs a browser and a fake ad network for the tests of a file. To be called once, at its top. */
export function useAds(): () => Ads {
  let ads: Ads | undefined;
  /** Servers of pages that a failed test has left open. */
  const sites = new Set<ServedFolder>();
  beforeAll(async () => {
    const network = await openFakeNetwork();
    const browser = await launchShell('--ignore-certificate-errors');
    ads = { browser, network, open: (options = {}) => openPage(browser, network, sites, options) };
  });
  afterAll(async () => {
    await ads?.browser.close();
    await ads?.network.close();
    await Promise.all([...sites].map((site) => site.close()));
  });
  return () => {
    if (!ads) throw new Error('The fake network is there inside of tests only');
    return ads;
  };
}
