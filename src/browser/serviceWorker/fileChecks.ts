import {
  HASH_DIGITS,
  hashInName,
  isPageForFile,
  type FileCheck,
  type FileHashes,
} from '../../model/offline/workerAnswer';
import { sha256 } from '../sha256';
import type { WorkerContext } from './storedNotes';

/** Returns the start of the SHA-256 of a content, in hex. */
async function hashContent(content: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  return (await sha256(content)).slice(0, HASH_DIGITS);
}

const lists = new WeakMap<WorkerContext, Promise<FileHashes>>();

async function readHashes({ hashes }: WorkerContext): Promise<FileHashes> {
  const response = (await caches.match(hashes, { ignoreVary: true })) ?? (await fetch(hashes));
  const content = await response.arrayBuffer();
  if ((await hashContent(content)) !== hashInName(hashes)) throw new Error(`${hashes} is damaged`);
  return JSON.parse(new TextDecoder().decode(content)) as FileHashes;
}

/** Returns the hashes of the build; none if they are unavailable. They are read once. */
async function listHashes(context: WorkerContext): Promise<FileHashes> {
  const list = lists.get(context) ?? readHashes(context);
  lists.set(context, list);
  try {
    return await list;
  } catch {
    lists.delete(context);
    return {};
  }
}

/** The first value of a part of the search is the hash of the others. */
const STAMP = /^\{"stamp":"[\da-f]+",/;

async function matches(content: ArrayBuffer, expected: string): Promise<boolean> {
  if ((await hashContent(content)) === expected) return true;
  const text = new TextDecoder().decode(content);
  return (
    STAMP.test(text) && (await hashContent(new TextEncoder().encode(text.replace(STAMP, '{')))) === expected
  );
}

/** Checks a response of the network for a hashed file against the hash that the build has recorded. */
async function checkFile(context: WorkerContext, pathname: string, response: Response): Promise<FileCheck> {
  if (isPageForFile(pathname, response.headers.get('content-type'))) return 'wrong';
  if (response.status !== 200) return 'unknown';
  const expected = (await listHashes(context))[pathname] ?? hashInName(pathname);
  if (expected === undefined) return 'unknown';
  return (await matches(await response.clone().arrayBuffer(), expected)) ? 'right' : 'wrong';
}

/** A response for a hashed file, with the result of its check. */
export interface CheckedFile {
  readonly response: Response;
  readonly check: FileCheck;
}

/**
 * Returns the network's response for a hashed file. A wrong one is requested once more, past the browser's
 * cache, which may have kept it.
 * @throws if the network fails
 */
export async function fetchChecked(
  context: WorkerContext,
  pathname: string,
  first: Promise<Response>,
): Promise<CheckedFile> {
  const response = await first;
  const check = await checkFile(context, pathname, response);
  if (check !== 'wrong') return { response, check };
  const again = await fetch(pathname, { cache: 'reload' });
  return { response: again, check: await checkFile(context, pathname, again) };
}
