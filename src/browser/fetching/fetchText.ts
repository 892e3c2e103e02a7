import { clock, type Clock } from '../clock';

const TRIES = 3;
const PAUSE_MS = 400;
/**
 * Milliseconds to wait for the start of a response before asking again, since another connection may work.
 * Later tries wait longer.
 */
const ANSWER_MS = 5000;
/** Milliseconds to wait for a whole file. */
const TIMEOUT_MS = 15_000;

/** The functions used to fetch a file; tests pass their own. */
export interface Fetching {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}

/** The browser's own functions. */
export const BROWSER: Fetching = { fetch: (...request) => fetch(...request), clock };

async function fetchWithin(
  href: string,
  tries: number,
  { fetch: get, clock: time }: Fetching,
): Promise<string> {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  const waits = [time.after(ANSWER_MS * tries, abort), time.after(TIMEOUT_MS, abort)];
  try {
    const response = await get(href, tries === 1 ? { signal } : { signal, cache: 'reload' });
    waits.shift()?.();
    if (!response.ok) throw new Error(`${href} returned ${response.status}`);
    return await response.text();
  } finally {
    for (const cancel of waits) cancel();
  }
}

/**
 * Returns what `read` makes of the text of a file. If the file could not be loaded or `read` throws, the file
 * is requested again, past all caches: it may have been cut off or belong to an older build.
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
