import { buildCaches } from '../../model/offline/cacheNames';
import { isOwnPage, listAssets } from '../../model/offline/workerAnswer';
import { htmlToText } from '../../model/page/htmlToText';
import { findStored, mayStore, storeAsset, weigh } from './storedAssets';
import { noteStored, type Stored, trimStorage, type WorkerContext } from './storedNotes';

/** Without these a page is not whole. */
const ESSENTIAL = /\.(?:css|js)$/;
/** What names more that is needed: a data file the pictures of ads, a framed demo's document its sheets. */
const NAMING = /\.(?:json|html)$/;
const AT_ONCE = 4;
/** The answer of an address that came last; one that was under way before it must not take its place. */
const latest = new Map<string, Response>();

async function storeAssets(context: WorkerContext, urls: readonly string[]): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  const waiting = [...urls];
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const size = await storeAsset(context, url);
      if (size !== undefined) {
        sizes[url] = size;
        if (NAMING.test(url)) waiting.push(...(await listNested(context, url, sizes)));
      } else if (ESSENTIAL.test(url)) throw new Error(`${url} can't be stored`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sizes;
}

/** What a stored file names and nobody has stored yet. */
async function listNested({ build }: WorkerContext, url: string, known: object): Promise<string[]> {
  const text = await (await findStored(url, build))?.text();
  return listAssets(text ?? '').filter((asset) => !(asset in known));
}

/**
 * Stores a page together with every asset that it names, or not at all. Nothing happens where the answer may not be
 * stored, or where there is no room; then room is made for the next one.
 */
export async function storePage(context: WorkerContext, pathname: string, response: Response): Promise<void> {
  if (!mayStore(pathname, response)) return;
  latest.set(pathname, response);
  try {
    const html = await response.clone().text();
    if (!isOwnPage(html)) return;
    const sizes = await storeAssets(context, listAssets(html));
    const bytes = await weigh(response.clone());
    if (latest.get(pathname) !== response) return;
    await (await caches.open(buildCaches(context.build).pages)).put(pathname, response.clone());
    const title = htmlToText(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? pathname);
    const assets = Object.entries(sizes).map(([url, size]): [string, Stored] => [
      url,
      { kind: 'asset', bytes: size },
    ]);
    await noteStored(context, {
      ...Object.fromEntries(assets),
      [pathname]: { kind: 'page', bytes, title, needs: Object.keys(sizes) },
    });
    await trimStorage(context);
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'QuotaExceededError')
      await trimStorage(context, 0.5);
  } finally {
    if (latest.get(pathname) === response) latest.delete(pathname);
  }
}
