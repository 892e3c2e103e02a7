import { launchBrowser } from './harness/launchBrowser';
import { useSite } from './harness/useSite';

// The shell has no tabs, and asks for no icon.
const site = useSite({ launch: launchBrowser });
const ICON = '/favicon.svg';
/** As `deferIcon` has it. */
const PATIENCE_MS = 5000;
const readIcon = () => document.querySelector('[rel=icon]')?.getAttribute('href');

/** What the document names as its icon at the load event, when browsers look, and in the end. */
async function follow({ isHidden = false, tells = true }): Promise<{ loaded: unknown; last: unknown }> {
  const page = await site().open('/privacy/', {
    prepare: (context) =>
      context.addInitScript(
        (given) => {
          if (given.isHidden) Object.defineProperty(document, 'hidden', { value: true });
          if (!given.tells) PerformanceObserver.prototype.observe = () => {};
          window.addEventListener('load', () => {
            Object.assign(window, { loaded: document.querySelector('[rel=icon]')?.getAttribute('href') });
          });
        },
        { isHidden, tells },
      ),
  });
  // Behind the load event, and as long as it takes.
  await page
    .waitForFunction(
      (icon) => document.querySelector('[rel=icon]')?.getAttribute('href')?.endsWith(icon),
      ICON,
    )
    .catch(() => {});
  return {
    loaded: await page.evaluate(() => (window as unknown as { loaded: unknown }).loaded),
    last: new URL((await page.evaluate(readIcon)) ?? '', page.url()).pathname,
  };
}

describe('the icon', () => {
  it('is asked for once, when the page has been painted', async () => {
    const asked: number[] = [];
    site().intercept = (request) => {
      if (request.url === ICON) asked.push(Date.now());
      return false;
    };
    const page = await site().open('/');
    for (let tries = 0; tries < 200 && asked.length === 0; tries += 1) await page.waitForTimeout(100);
    // It is put in its place once more, for browsers that tell of no paint.
    await page.waitForFunction((patience) => performance.now() > patience, PATIENCE_MS + 500);
    await page.waitForTimeout(500);
    const painted = await page.evaluate(
      () =>
        performance.timeOrigin +
        (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
    );
    expect(asked.length).toBe(1);
    expect(asked[0]).toBeGreaterThanOrEqual(Math.floor(painted));
  });

  it('is held back until then in a tab that is seen', async () => {
    expect(await follow({})).toEqual({ loaded: 'data:,', last: ICON });
  });

  it('is there after a while where the browser tells of no paint, as in a tab that is left before it', async () => {
    expect(await follow({ tells: false })).toEqual({ loaded: 'data:,', last: ICON });
  });

  it('is there at once in a tab that nobody sees', async () => {
    expect(await follow({ isHidden: true })).toEqual({ loaded: ICON, last: ICON });
  });
});
