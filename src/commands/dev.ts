/**
 * `npm run dev`: runs Next's development server, which renders pages, and a watcher for what pages are made of: `data/`,
 * products outside of it, documented packages that are links, and the code. A second process prepares the site, rewrites edited pages and bundles islands
 * again; a change of anything that it has loaded replaces it, because loaded modules stay loaded. Open pages read
 * `changed.json`: they load themselves again, and show the problems of the content.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Prepared } from '../build/prepareSite';
import { END_WITH_PARENT } from '../build/drawPages';
import { orderProblems, reportFault, reportProblems } from '../build/report';
import {
  fileOfPackage,
  listLinkedPackages,
  listNeeds,
  listSourceEntries,
  readManifest,
} from '../content/packages';
import { routesFile } from '../content/pageData/generatedFiles';
import { isInstalled, SHELL_CODE, shellFile } from '../content/shellFiles';
import { CACHE, DATA, PUBLIC } from '../content/workspace';
import type { DevState } from '../model/DevState';
import { findPort } from './findPort';
import { showWaitingPage } from './waitingPage';
import { type Edit, watchFolder } from './watchFolder';

/** The process that prepares the site, and has loaded the family as it was then. */
let preparer: ChildProcess | undefined;
/** Whether that process has written all pages. */
let isWhole = false;

/** Resolves with the next result of a process, also if it ends without one. */
function nextResult(child: ChildProcess): Promise<Prepared> {
  return new Promise((resolve) => {
    const end = () => resolve({ routes: undefined, problems: [] });
    child.once('close', end);
    child.once('message', (result) => {
      child.off('close', end);
      resolve(result as Prepared);
    });
  });
}

/** Folders with code that only browsers run. */
const BROWSER_CODE = [shellFile('browser/'), shellFile('islands/')];
/** Other folders with code that a page is made of. */
const CODE = isInstalled ? ['pages'] : [SHELL_CODE, 'pages'];

/** Whether the process that prepares the site reads a file again each time, and has not loaded it. */
function isReadAgain({ file, kind }: Edit): boolean {
  return (
    BROWSER_CODE.some((folder) => file.startsWith(folder)) || (file.endsWith('.md') && kind === 'edited')
  );
}

/** Prepares the site after some edits; all of it if the process has loaded one of the files. */
async function prepare(edits: readonly Edit[]): Promise<Prepared> {
  const files = edits.map(({ file }) => file);
  if (files.length > 0)
    console.log(`\n${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''} changed`);
  if (edits.every(isReadAgain) && files.length > 0 && isWhole && preparer?.connected) {
    preparer.send(files);
    return nextResult(preparer);
  }
  preparer?.kill();
  // Without a program between the two, so that it ends with this process.
  preparer = spawn(process.execPath, [...process.execArgv, shellFile('commands/prepare.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const result = await nextResult(preparer);
  isWhole = result.routes !== undefined;
  return result;
}

/** Writes what open pages show, and prints how each change ended. */
function createReporter(): (result: Prepared) => void {
  let at = Date.now();
  let failed = false;
  return ({ routes, problems }) => {
    if (routes !== undefined) at = Date.now();
    const errors = orderProblems(problems).flatMap(([, problem]) => (problem.warning ? [] : problem));
    mkdirSync(PUBLIC.generated, { recursive: true });
    writeFileSync(
      `${PUBLIC.generated}/changed.json`,
      JSON.stringify({ at, problems: errors } satisfies DevState),
    );
    if (routes === undefined)
      console.log('The site is served as it was before. Waiting for a change of the content …');
    else console.log(failed ? 'Mended: the pages are written.' : 'The pages are written.');
    failed = routes === undefined;
  };
}

function startNext(port: number): void {
  const next = spawn(
    process.execPath,
    [
      ...END_WITH_PARENT,
      fileOfPackage('next', 'dist/bin/next'),
      'dev',
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
    ],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, DOCS_SHELL_PREPARED: '1', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  next.on('exit', (code) => process.exit(code ?? 0));
}

/** What tools write beside the sources of a package. */
const BUILT: ReadonlySet<string> = new Set(['dist', 'build', 'coverage', 'out']);

/** Watches the linked packages that the family uses: their sources, or else what their build writes. */
function watchPackages(documented: readonly string[], onEdits: (edits: readonly Edit[]) => void): void {
  const used = [...documented, ...listNeeds('.'), ...Object.keys(readManifest('.')?.devDependencies ?? {})];
  for (const { folder } of listLinkedPackages(used)) {
    const isSource = listSourceEntries(folder).size > 0;
    // The project may be below a package.
    watchFolder(folder, onEdits, (path) => {
      const isBuilt = dirname(path) === folder && BUILT.has(basename(path));
      return path === process.cwd() || (isSource && isBuilt);
    });
  }
}

/** Watches the content: `data/`, the folders of products outside of it, and linked packages. */
async function watchContent(onEdits: (edits: readonly Edit[]) => void): Promise<void> {
  // A family that can't be loaded is reported by the content step.
  const products = await import('../site').then(
    (site) => site.products,
    () => [],
  );
  const folders = products.flatMap(({ folder = [] }) => folder);
  for (const folder of [DATA.folder, ...folders]) if (existsSync(folder)) watchFolder(folder, onEdits);
  watchPackages(
    products.flatMap(({ packages }) => packages),
    onEdits,
  );
}

async function start(): Promise<void> {
  // Names styles of demos as the browser names them.
  Object.assign(process.env, { NODE_ENV: 'development' });
  const port = await findPort();
  if (typeof port !== 'number') {
    reportProblems([port]);
    process.exitCode = 1;
    return;
  }
  const freePort = await showWaitingPage(port);
  console.log(`The site will be at http://127.0.0.1:${port}/ once its pages are written.`);
  const report = createReporter();
  let isServed = false;
  const serve = async () => {
    // Pages of an earlier run are shown as well, with the problems of this one.
    if (isServed || !existsSync(`${CACHE.site}/${routesFile}`)) return;
    isServed = true;
    await freePort();
    startNext(port);
    console.log('The first page is compiled when you open it.');
  };
  let working = Promise.resolve();
  const work = (edits: readonly Edit[]) => {
    working = working
      .then(() => prepare(edits))
      .then(report)
      .then(serve)
      .catch(reportFault);
  };
  await watchContent(work);
  for (const folder of CODE) {
    watchFolder(folder, (edits) => {
      const ofPages = edits.filter(({ file }) => !file.includes('.test.'));
      if (ofPages.length > 0) work(ofPages);
    });
  }
  work([]);
  await working;
}

start().catch((error: unknown) => {
  reportFault(error);
  process.exitCode = 1;
});
