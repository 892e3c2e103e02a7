import { inParallel } from '../harness/inParallel';
import { measure, type AdPage } from './AdPage';
import { followInPage } from './followInPage';
import { GREEDY_SCRIPTS, HOSTILE_SCRIPTS } from './hostileScripts';
import type { Ads } from './useAds';

/** Pages that are gone to in turn, and their headings. */
const PAGES = [
  ['/core/packages/', 'Packages'],
  ['/core/release-policy/', 'Release policy'],
] as const;
const SECRET = "document.cookie='secret=cookie';localStorage.setItem('secret','storage');";
const NAMES = Object.keys(HOSTILE_SCRIPTS);
const WORKERS = 4;
/** A click that takes longer is one to a page that is kept busy. */
const PATIENCE_MS = 2000;

/** How long a click takes until what it changes is painted, this time. */
function clickOnce({ page }: AdPage): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLElement>('[data-action="colour-mode"]')?.click();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }),
  );
}

/**
 * How long a click takes at best. A machine that stands still makes one of them slow; a page that is kept busy is slow
 * each time.
 */
async function clickToPaint(shown: AdPage): Promise<number> {
  let best = Infinity;
  for (let time = 0; time < 3 && best >= PATIENCE_MS; time += 1)
    best = Math.min(best, await clickOnce(shown));
  return best;
}

interface Report {
  readonly findings: readonly string[];
  readonly paintMs: number;
}

/** What became of the tab's history, which the page itself has left alone: a frame that adds to it is taken out. */
async function lookAtHistory({ page }: AdPage, before: number): Promise<string[]> {
  const read = () =>
    page.evaluate(() => [window.history.length, document.querySelectorAll('iframe').length] as const);
  let [length, frames] = await read();
  if (length === before) return [];
  for (let tries = 0; tries < 40 && frames > 0; tries += 1) {
    await page.waitForTimeout(250);
    [length, frames] = await read();
  }
  if (frames > 0) return [`history from ${before} to ${length}, and a frame that stays`];
  // What the frame had begun may still arrive; what goes on adds to it each time.
  let later = length;
  for (let tries = 0; tries < 10; tries += 1) {
    length = later;
    await page.waitForTimeout(500);
    [later] = await read();
    if (later === length) return [];
  }
  return [`history from ${length} to ${later} without a frame`];
}

/** Everything that a script can have done to the page, which is at the given address and has the given heading. */
async function look(shown: AdPage, url: string, title: string): Promise<Report> {
  const { page, intrusions, faults } = shown;
  const findings: string[] = [];
  const paintMs = await clickToPaint(shown);
  // A focus that was taken is given back once the page has heard of it.
  await page
    .waitForFunction(() => document.activeElement?.hasAttribute('data-nav-filter'), undefined, {
      timeout: 5000,
    })
    .catch(() => undefined);
  const after = await measure(page);
  const facts = await page.evaluate(() => ({
    pwned: '__pwn' in window,
    hasFocus: document.activeElement?.hasAttribute('data-nav-filter') ?? false,
    links: [...document.querySelectorAll<HTMLAnchorElement>('[data-place] a')].map((link) => link.protocol),
    frames: document.querySelectorAll('iframe').length,
    title: document.querySelector('h1')?.textContent,
  }));
  if (page.url() !== url) findings.push(`went to ${page.url()}`);
  if (facts.pwned) findings.push('reached the page');
  if (!facts.hasFocus) findings.push('took the focus');
  if (facts.links.some((protocol) => !/^https?:$/.test(protocol))) findings.push(facts.links.join());
  if (facts.links.length > 1 || facts.frames > 1)
    findings.push(`${facts.links.length} links, ${facts.frames} frames`);
  if (facts.title !== title) findings.push(`title ${facts.title}`);
  if (!['third-party', 'in-house', 'empty'].includes(after.state ?? ''))
    findings.push(`state ${after.state}`);
  if (after.height !== 126 || after.shifts.length > 0)
    findings.push(`height ${after.height}, shifts ${after.shifts.join('; ')}`);
  if (after.events.some((event) => !event.startsWith('ad_'))) findings.push(after.events.join());
  findings.push(...intrusions, ...faults.filter((fault) => /^(?:dialog|crashed)/.test(fault)));
  return { findings, paintMs };
}

/** Lets scripts run one after the other in one tab, each in a view of its own, and reports on each. */
async function run(
  { network, open }: Ads,
  names: readonly string[],
  policy: boolean,
  reports: Map<string, Report>,
): Promise<void> {
  const script = `hostile-${policy ? 'p' : 'n'}-${NAMES.indexOf(names[0] ?? '')}`;
  const path = `/script/${script}.js`;
  network.extra.set(path, { type: 'text/javascript', body: '' });
  const shown = await open({
    script,
    isolated: true,
    policy,
    path: PAGES[1][0],
    prepare: (context) => context.addInitScript(`if (window === top) { ${SECRET} }`),
  });
  const { page, site } = shown;
  const waitUntilAsked = async (wanted: string) => {
    for (let tries = 0; tries < 800 && !network.asked.includes(wanted); tries += 1)
      await page.waitForTimeout(25);
  };
  // The first view has the script that does nothing. Were it late, it would be given the first of the others.
  await waitUntilAsked(path);
  for (const [index, name] of names.entries()) {
    const [href, title] = PAGES[index % 2] ?? PAGES[0];
    const ran = `/ran/${script}-${index}`;
    // Told before anything else begins: a script that leads elsewhere ends what it has asked for.
    const tell = `try{const r=new XMLHttpRequest();r.open("GET","ORIGIN${ran}",false);r.send()}catch{}`;
    const source = `${tell};${HOSTILE_SCRIPTS[name] ?? ''}`.replaceAll('SITE', site.origin);
    network.extra.set(path, { type: 'text/javascript', body: source });
    await followInPage(page, href);
    const entries = await page.evaluate(() => window.history.length);
    // The page moves the focus itself once it is there, which is later than its address.
    await page.waitForFunction(() => document.activeElement?.id === 'main-content');
    // A reader who is typing while the ad does its worst.
    await page.locator('[data-nav-filter]').first().focus();
    await waitUntilAsked(ran);
    await page.waitForTimeout(GREEDY_SCRIPTS.has(name) ? 900 : 250);
    const report = await look(shown, site.origin + href, title);
    const findings = [...report.findings, ...(await lookAtHistory(shown, entries))];
    if (!network.asked.includes(ran)) findings.push('did not run');
    reports.set(name, { ...report, findings });
  }
  await shown.close();
}

/**
 * Tests that each of these scripts, in the frame of the isolated mode, does nothing to the page: under a strict policy,
 * and under none.
 */
export function testHostileFrames(ads: () => Ads, tried: readonly string[]): void {
  describe.each([
    ['no policy', false],
    ['a strict policy', true],
  ])('under %s', (_name, policy) => {
    const reports = new Map<string, Report>();

    beforeAll(async () => {
      const polite = tried.filter((name) => !GREEDY_SCRIPTS.has(name));
      const tabs = [
        ...Array.from({ length: WORKERS }, (_, worker) =>
          polite.filter((_name, index) => index % WORKERS === worker),
        ),
        ...tried.filter((name) => GREEDY_SCRIPTS.has(name)).map((name) => [name]),
      ];
      await inParallel(
        tabs.filter(({ length }) => length > 0),
        WORKERS,
        async () => async (names) => run(ads(), names, policy, reports),
      );
      const slowest = Math.max(...[...reports.values()].map(({ paintMs }) => paintMs));
      console.info(`slowest click to paint: ${slowest.toFixed(0)} ms`);
    }, 240_000);

    it.each(tried)('bears a script that %s', (name) => {
      expect(reports.get(name)?.findings).toEqual([]);
      expect(reports.get(name)?.paintMs).toBeLessThan(PATIENCE_MS);
    });

    it('lets nothing of the site be read', () => {
      expect(ads().network.asked.filter((path) => /stolen\/(?:.*secret|storage|[1-9])/.test(path))).toEqual(
        [],
      );
    });
  });
}
