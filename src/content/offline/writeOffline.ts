import { readFileSync } from 'node:fs';
import { listAssets } from '../../model/offline/workerAnswer';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { languages, site } from '../../site';
import { bundleEntry } from '../entries/programs';
import { listRoutes, readPage } from '../pageData/readBuild';
import { writeText } from '../pageData/writeHashed';
import type { FileFacts } from './FileFacts';
import type { KnownDocument } from './KnownDocument';
import { hashFiles, listFiles } from './listFiles';
import { writeKeepLists } from './writeKeepLists';

/** The worker stores no more than these before it goes into force: a file that is missing stops it. */
const MOST_SHELL_FILES = 8;

/** Sheets that the offline page names, then the page itself, the default language first, as far as there is room. */
function listShell(folder: string, files: ReadonlyMap<string, FileFacts>): string[] {
  const { offlinePathname } = site;
  if (offlinePathname === undefined) return [];
  const pages = languages
    .map(({ code }) => pathnameToHref(offlinePathname, code))
    .filter((url) => files.has(url));
  const documents = pages.map((url) => readFileSync(`${folder}${url}index.html`, 'utf8'));
  const sheets = documents.flatMap(listAssets).filter((url) => url.endsWith('.css'));
  return [...new Set(sheets), ...pages].slice(0, MOST_SHELL_FILES);
}

/** The framework's name of the build, which every document carries. */
function findDocumentsName(files: ReadonlyMap<string, FileFacts>): string {
  for (const url of files.keys()) {
    const [, name] = /^\/_next\/data\/([^/]+)\//.exec(url) ?? [];
    if (name !== undefined) return name;
  }
  return '';
}

/**
 * Writes what reading offline needs into an export in which everything else is final: `offline.json` with the lists
 * of what can be kept, the service worker `sw.js`, and `sw-kill.js`, which takes its place when it has to go.
 * Returns the name of the build.
 * @param documents those that were described as they went out; all other files are read
 */
export function writeOffline(folder: string, documents: readonly KnownDocument[] = []): string {
  const files = listFiles(folder, documents);
  const build = hashFiles(files);
  const shell = listShell(folder, files);
  const pages = listRoutes().map((route) => readPage(route).page);
  writeKeepLists(folder, files, build, pages, documents);
  const values = { BUILD: build, DOCUMENTS: findDocumentsName(files), SHELL: shell };
  writeText(`${folder}/sw.js`, bundleEntry('serviceWorker', values));
  writeText(`${folder}/sw-kill.js`, bundleEntry('killWorker'));
  return build;
}
