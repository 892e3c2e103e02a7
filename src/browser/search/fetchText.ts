import { clock, type Clock } from '../clock';

const TRIES = 3;
const PAUSE_MS = 400;
/** A file that has not come by then will not come. */
const PATIENCE_MS = 15_000;

/** What a file is fetched with; tests pass their own. */
export interface Fetching {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}

const BROWSER: Fetching = { fetch: (...request) => fetch(...request), clock };

async function fetchWithin(
  href: string,
  init: RequestInit,
  { fetch: get, clock: time }: Fetching,
): Promise<string> {
  const controller = new AbortController();
  const cancel = time.after(PATIENCE_MS, () => controller.abort());
  try {
    const response = await get(href, { ...init, signal: controller.signal });
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    return await response.text();
  } finally {
    cancel();
  }
}

/**
 * What `read` makes of a file. A file that can't be had, or that `read` refuses, is asked for twice more, past every
 * cache on the way: it may have been cut short, or be of an older build.
 * @throws the last failure
 */
export async function fetchText<T>(
  href: string,
  read: (text: string) => T,
  fetching: Fetching = BROWSER,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return read(await fetchWithin(href, tries === 1 ? {} : { cache: 'reload' }, fetching));
    } catch (failure) {
      if (tries === TRIES) throw failure;
      await new Promise<void>((resolve) => {
        fetching.clock.after(PAUSE_MS * tries, resolve);
      });
    }
  }
}
