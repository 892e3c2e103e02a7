import { buildCaches } from '../../model/offline/cacheNames';
import { fillOfflinePage, type StoredLink } from '../../model/offline/workerAnswer';
import { readRecords } from '../offline/keptRecords';
import { findStored } from './findStored';
import type { WorkerContext } from './WorkerContext';

/** Whether an address is the offline page, in any language. */
export function isOfflinePage({ shell }: WorkerContext, pathname: string): boolean {
  return pathname.endsWith('/') && shell.includes(pathname);
}

async function listKept(): Promise<StoredLink[]> {
  const records = await readRecords();
  return records.flatMap(({ build, href, name, pages }) => (build ? [{ href, title: name, pages }] : []));
}

/** Everything that can be read without a network: kept products, then visited pages, the last one first. */
async function listStored(context: WorkerContext): Promise<StoredLink[]> {
  const { entries } = await context.notes.read();
  const visited = Object.entries(entries)
    .filter(([url, { kind }]) => kind === 'page' && !isOfflinePage(context, url))
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([href, { title = href }]) => ({ href, title }));
  try {
    return [...(await listKept()), ...visited];
  } catch {
    return visited;
  }
}

/** An answer with the offline page's text, filled with what is stored. */
export async function fillResponse(
  context: WorkerContext,
  page: Response,
  isAnswer: boolean,
): Promise<Response> {
  const html = fillOfflinePage(await page.text(), await listStored(context), isAnswer);
  const headers = new Headers(page.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(html, isAnswer ? { status: 503, headers } : { headers });
}

/** What a reader gets who asks for a page that is not stored, in the language of its address. */
export async function answerOffline(context: WorkerContext, pathname: string): Promise<Response> {
  const [, first = ''] = pathname.split('/');
  const pages = context.shell.filter((page) => page.endsWith('/'));
  const url = pages.find((page) => page.startsWith(`/${first}/`)) ?? pages[0];
  if (url === undefined) return Response.error();
  const cache = await caches.open(buildCaches(context.build).shell).catch(() => undefined);
  const page = (await cache?.match(url, { ignoreVary: true })) ?? (await findStored(url, context.build));
  return page ? fillResponse(context, page, pathname !== url) : Response.error();
}
