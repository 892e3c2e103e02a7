import { setTimeout as wait } from 'node:timers/promises';
import { openPage } from './openPage';
import { serveSlowly, type Network } from './slowHost';

/** A site whose first page has a link to its second one. */
export interface NavigatedSite {
  readonly name: string;
  readonly folder: string;
  readonly route: string;
  readonly heading: string;
  /** Selector of the link. */
  readonly link: string;
  readonly nextHeading: string;
  readonly change?: (html: string) => string;
}

export interface Conditions {
  readonly network: Network | undefined;
  /** How long the pointer stands on the link before the press. */
  readonly hoverMs: number;
  /** The host that the site is made for: its worker is in force there. */
  readonly host?: string;
}

export interface Followed {
  readonly ms: number;
  /** What was loaded from the moment at which the pointer left the text. */
  readonly bytes: number;
  readonly requests: number;
}

/** A reader reads for some seconds; the page becomes idle. */
const READ_MS = 3500;
const SCROLLED_MS = 600;
const PRESS_MS = 70;
const AFTER_MS = 300;
const WORKER_MS = 15_000;

const CENTER = (selector: string) => `(() => {
  const link = document.querySelector(${JSON.stringify(selector)});
  link.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + Math.min(width / 2, 40), y: y + height / 2 };
})()`;

const WORKER = `Promise.race([
  navigator.serviceWorker.ready.then(() => true),
  new Promise((resolve) => setTimeout(resolve, ${WORKER_MS}, false)),
])`;

/**
 * Follows a link in a new browser, as a reader with a mouse does. Returns the time from the end of the press to two
 * frames after the next heading.
 * @throws if a heading does not come
 */
export async function followLink(site: NavigatedSite, conditions: Conditions): Promise<Followed> {
  const { network, hoverMs, host } = conditions;
  const served = await serveSlowly(site.folder, network, site.change);
  const origin = host ? `http://${host}` : `http://127.0.0.1:${served.port}`;
  const page = await openPage(
    host
      ? [
          `--host-resolver-rules=MAP ${host}:80 127.0.0.1:${served.port}`,
          `--unsafely-treat-insecure-origin-as-secure=${origin}`,
        ]
      : [],
  );
  const moveTo = (x: number, y: number) =>
    page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  async function visit(): Promise<void> {
    served.reset();
    await page.send('Page.navigate', { url: origin + site.route });
    if (!(await served.waitForMark(site.heading))) throw new Error(`${site.name}: no first heading`);
    await wait(READ_MS);
  }
  try {
    await visit();
    if (host && (await page.evaluate<boolean>(WORKER))) await visit();
    const { x, y } = await page.evaluate<{ x: number; y: number }>(CENTER(site.link));
    await wait(SCROLLED_MS);
    served.reset();
    await moveTo(700, 300);
    await moveTo(x, y);
    await wait(hoverMs);
    const button = { x, y, button: 'left', clickCount: 1 };
    await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
    await wait(PRESS_MS);
    const released = Date.now();
    // The page may be another one before the answer comes.
    void page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch(() => undefined);
    const mark = await served.waitForMark(site.nextHeading);
    if (!mark) throw new Error(`${site.name}: no second heading`);
    await wait(AFTER_MS);
    return { ms: mark.time - released, ...served.counted() };
  } finally {
    await page.close();
    served.close();
  }
}
