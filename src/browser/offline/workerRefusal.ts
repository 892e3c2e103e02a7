import { META_CACHE, REFUSAL_URL } from '../../model/offline/cacheNames';
import { clock } from '../clock';

/** Milliseconds after which the worker is tried again: the host may have been mended. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Why a host cannot have the worker of a build. */
interface Refusal {
  readonly reason: string;
  /** The loader of the build's pages. */
  readonly loader: string;
  readonly at: number;
}

/** Notes, for all tabs, that there can be no worker, so that not every page tries again. */
export async function noteRefusal(loader: string, reason: string): Promise<void> {
  try {
    const refusal: Refusal = { reason, loader, at: clock.now() };
    await (await caches.open(META_CACHE)).put(REFUSAL_URL, Response.json(refusal));
  } catch {
    // Without storage, the browser itself refuses the worker.
  }
}

/** Returns why there can be no worker for the pages of a loader; undefined if it may be tried. */
export async function readRefusal(loader: string): Promise<string | undefined> {
  try {
    const stored = await caches.match(REFUSAL_URL, { cacheName: META_CACHE });
    const refusal = (await stored?.json()) as Partial<Refusal> | undefined;
    if (refusal?.loader !== loader || clock.now() - Number(refusal.at) > LIFETIME_MS) return undefined;
    return String(refusal.reason);
  } catch {
    return undefined;
  }
}
