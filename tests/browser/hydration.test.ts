import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { useSite } from './harness/useSite';
import { waitForHeading } from './harness/waitForHeading';
import { waitForRuntime } from './harness/waitForRuntime';

const ROUTE = '/material-ui/react-button/';

const site = useSite();

interface Seen {
  readonly before: number;
  readonly after: number;
  /** Tasks that the browser got to before the framework was done. */
  readonly turns: number;
}

/**
 * Presses an element in the first task that the browser gets to once the framework has begun to hydrate, and counts
 * what the framework has drawn before it and with it: nothing, unless it hydrates without a pause.
 */
const pressWhileHydrating = (selector: string) => (context: BrowserContext) =>
  context.addInitScript(
    `let drawn = 0;
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true, isDisabled: false, renderers: new Map(), inject: () => 1,
      onCommitFiberRoot: () => { drawn += 1; }, onPostCommitFiberRoot: () => {}, onCommitFiberUnmount: () => {},
    };
    const press = () => {
      const before = drawn;
      const element = document.querySelector(${JSON.stringify(selector)});
      for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        element.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true }));
      }
      window.seen = { before, after: drawn, turns: 0 };
      turn();
    };
    const turn = () => {
      if (drawn > 0) return;
      window.seen.turns += 1;
      setTimeout(turn);
    };
    const { mark } = Performance.prototype;
    Performance.prototype.mark = function (name, ...rest) {
      if (name === 'beforeRender' && !window.seen) setTimeout(press);
      return mark.call(this, name, ...rest);
    };`,
  );

async function openPressed(selector: string) {
  const page = await site().open(ROUTE, {
    prepare: pressWhileHydrating(selector),
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Everything takes four times as long.
  page.setDefaultTimeout(40_000);
  await waitForRuntime(page);
  return { page, seen: await page.evaluate(() => (window as unknown as { seen: Seen }).seen) };
}

describe('while the framework hydrates', () => {
  it('the browser gets to other tasks', async () => {
    const { seen } = await openPressed('h1');
    expect(seen.turns).toBeGreaterThan(3);
  });

  it('a press does not make the framework do it all at once', async () => {
    const { seen } = await openPressed('h1');
    expect(seen).toMatchObject({ before: 0, after: 0 });
  });

  it('what needs the runtime is kept, and done once', async () => {
    const { page, seen } = await openPressed('[data-opens="search"]');
    await page.locator('#_search .DocSearch-Input').waitFor();
    expect(seen.after).toBe(0);
  });
});

it('the day of the last change stays as it was drawn, and is that of the next page after a navigation', async () => {
  const page = await site().open(ROUTE);
  const day = page.getByText(/^Last updated/);
  const drawn = await day.textContent();
  expect(drawn).toMatch(/\w+ \d{1,2}, \d{4}/);
  await waitForRuntime(page);
  expect(await day.textContent()).toBe(drawn);
  await page.locator('#_sidebar a[href="/material-ui/react-checkbox/"]').click();
  await waitForHeading(page, 'Checkbox');
  // Its own day, whatever that is: the old one does not stand on.
  const next = readFileSync('out/material-ui/react-checkbox/index.html', 'utf8');
  expect(next).toContain(`>${await day.textContent()}<`);
});
