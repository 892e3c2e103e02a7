import { clock, type Clock } from '../clock';

const TRIES = 3;
const PAUSE_MS = 400;
/** A host that has not begun to answer by then is asked anew: another connection may do. Later tries wait longer. */
const ANSWER_MS = 5000;
/** A file that has not come by then will not come. */
const PATIENCE_MS = 15_000;

/** What a file is fetched with; tests pass their own. */
export interface Fetching {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}

/** What the browser fetches with. */
export const BROWSER: Fetching = { fetch: (...request) => fetch(...request), clock };

async function fetchWithin(
  href: string,
  tries: number,
  { fetch: get, clock: time }: Fetching,
): Promise<string> {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  const waits = [time.after(ANSWER_MS * tries, abort), time.after(PATIENCE_MS, abort)];
  try {
    const response = await get(href, tries === 1 ? { signal } : { signal, cache: 'reload' });
    waits.shift()?.();
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    return await response.text();
  } finally {
    for (const cancel of waits) cancel();
  }
}

/**
 * What `read` makes of a file. A file that can't be had, or that `read` refuses, is asked for again, past every cache
 * on the way: it may have been cut short, or be of an older build.
 * @throws the last failure
 */
export async function fetchText<T>(
  href: string,
  read: (text: string) => T,
  fetching: Fetching = BROWSER,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return read(await fetchWithin(href, tries, fetching));
    } catch (failure) {
      if (tries === TRIES) throw failure;
      await new Promise<void>((resolve) => {
        fetching.clock.after(PAUSE_MS * tries, resolve);
      });
    }
  }
}
