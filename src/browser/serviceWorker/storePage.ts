import { buildCaches } from '../../model/offline/cacheNames';
import { listAssets, listPageFiles } from '../../model/offline/pageFiles';
import { isOwnPage, isWholeDocument, pageAddress } from '../../model/offline/workerAnswer';
import { htmlToText } from '../../model/page/htmlToText';
import { findStored, mayStore, storeAsset, weigh } from './storedAssets';
import { noteStored, type Stored, trimStorage, type WorkerContext } from './storedNotes';

/** A page is incomplete without these files. */
const ESSENTIAL = /\.(?:css|js)$/;
/**
 * Files that name further files: a data file names the images of ads, the document of a demo in an iframe its
 * style sheets.
 */
const NAMING = /\.(?:json|html)$/;
const AT_ONCE = 4;
/** The latest response for each address; an earlier one that is still being stored must not replace it. */
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
      } else if (ESSENTIAL.test(url)) throw new Error(`${url} could not be stored`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sizes;
}

/** Returns the files named by a stored file that are not stored yet. */
async function listNested({ build }: WorkerContext, url: string, known: object): Promise<string[]> {
  const text = await (await findStored(url, build))?.text();
  return listAssets(text ?? '').filter((asset) => !(asset in known));
}

/**
 * Returns a document as the browser has just received it, without the network if the browser has kept it; from the
 * network if its end is missing. Undefined if it is unavailable.
 */
async function fetchShown(pathname: string): Promise<Response | undefined> {
  try {
    const shown = await fetch(pathname, { cache: 'force-cache', priority: 'low' });
    if (isWholeDocument(await shown.clone().text())) return shown;
    return await fetch(pathname, { cache: 'reload', priority: 'low' });
  } catch {
    return undefined;
  }
}

/** Stores a page that is shown to a reader, see `storePage`. */
export async function storeVisited(context: WorkerContext, pathname: string): Promise<void> {
  const response = await fetchShown(pathname);
  if (response) await storePage(context, pageAddress(pathname), response);
}

/**
 * Stores a page with all files that it needs, or not at all. Does nothing if the response may not be stored. If
 * storage is full, makes room for the next page.
 */
export async function storePage(context: WorkerContext, pathname: string, response: Response): Promise<void> {
  if (!mayStore(pathname, response)) return;
  latest.set(pathname, response);
  try {
    const html = await response.clone().text();
    if (!isOwnPage(html, context.loader) || !isWholeDocument(html)) return;
    const sizes = await storeAssets(context, listPageFiles(html));
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
