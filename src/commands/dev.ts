/**
 * `npm run dev`: runs Next's development server, which renders pages, and a watcher for what pages are made of: `data/`,
 * products outside of it, documented packages that are links, and the code. A second process knows the site, and writes a
 * page, with its demos, when Next asks for it; a change of the code, or of settings that it cannot load again, replaces it,
 * because loaded modules stay loaded. A third one checks the whole site when nothing else is done. Open pages read `changed.json`: they take edited
 * texts over, load themselves again, and show the problems of the content.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname } from 'node:path';
import { forgetEdited } from '../build/changedSources';
import type { DevResult } from '../build/DevRequest';
import { END_WITH_PARENT } from '../build/drawPages';
import { hasErrors, orderProblems, reportFault, reportProblems } from '../build/report';
import {
  fileOfPackage,
  listLinkedPackages,
  listNeeds,
  listSourceEntries,
  readManifest,
} from '../content/packages';
import { ISLANDS_FILE } from '../content/islands/builtIslands';
import { isInstalled, SHELL_CODE } from '../content/shellFiles';
import { CACHE, DATA, PUBLIC } from '../content/workspace';
import type { DevState } from '../model/DevState';
import type { Problem } from '../model/Problem';
import { findPort } from './findPort';
import { type Preparer, startPreparer } from './preparer';
import { showWaitingPage } from './waitingPage';
import { type Edit, watchFolder } from './watchFolder';

/** The process that knows the site, and writes its pages. */
let preparer: Preparer | undefined;
/** Resolves once that process has read the site, with whether it could. */
let isOpen: Promise<boolean> = Promise.resolve(false);
/** The process that checks the whole site. */
let checker: Preparer | undefined;
let checkTimer: NodeJS.Timeout | undefined;
/** Number of times that a check was stopped, or not begun. */
let stops = 0;

/** Pages are asked for before the site is known, or after its process has ended. */
const NOT_YET = 503;
/** A text or a demo: its problems are found when its page is asked for, or when the whole site is checked. */
const PAGE_FILE = /\.(?:md|tsx|jsx)$/;
/** The whole site is checked when no page was asked for and no edit has come for so long: the processor is for these. */
const QUIET_MS = 1500;

/** Folders with the code that a page is made of. */
const CODE = isInstalled ? ['pages'] : [SHELL_CODE, 'pages'];

const filesOf = (edits: readonly Edit[]): string[] => edits.map(({ file }) => file);

/** Writes what open pages show, and prints each problem once. */
function createReporter() {
  let at = Date.now();
  let pages: DevState['pages'] = {};
  let known: readonly Problem[] = [];
  let printed: ReadonlySet<string> = new Set();
  /** Whether all problems are known. */
  let isChecked = false;
  const show = (problems: readonly Problem[]) => {
    const wasBroken = hasErrors(known);
    known = problems;
    const ordered = orderProblems(problems);
    for (const [line] of ordered) if (!printed.has(line)) console.error(line);
    printed = new Set(ordered.map(([line]) => line));
    if (wasBroken && !hasErrors(problems)) console.log('Mended.');
    mkdirSync(PUBLIC.generated, { recursive: true });
    const errors = ordered.flatMap(([, problem]) => (problem.warning ? [] : problem));
    writeFileSync(
      `${PUBLIC.generated}/changed.json`,
      JSON.stringify({ at, pages, problems: errors } satisfies DevState),
    );
  };
  return {
    /** After pages have taken edits over; problems of other files stay until the site is checked. */
    showEdits: ({ problems, files = [], ...result }: DevResult) => {
      pages = result.pages ?? pages;
      isChecked = false;
      show([...known.filter(({ file }) => !files.includes(file)), ...problems]);
    },
    /** After a page was written, with its problems; those that a check has found in its files are more. */
    add: ({ problems, files = [] }: DevResult) => {
      const others = isChecked ? known : known.filter(({ file }) => !files.includes(file));
      if (problems.length > 0 || others.length < known.length) show([...others, ...problems]);
    },
    /** After the site was read again: every page may differ. Those that are open are loaded again, and bring theirs. */
    showRead: ({ isDone, problems }: DevResult, edited: readonly string[] = []) => {
      if (isDone) [at, pages] = [Date.now(), {}];
      isChecked = false;
      const ofPages = known.filter(
        ({ file }) => PAGE_FILE.test(file) && !edited.includes(file) && existsSync(file),
      );
      show([...ofPages, ...problems]);
    },
    /** After the whole site was checked. */
    showChecked: ({ isDone, problems }: DevResult) => {
      isChecked = true;
      show(problems);
      if (hasErrors(problems)) console.log('A build would stop at these problems.');
      else if (isDone) console.log('The site is checked.');
    },
  };
}

const reporter = createReporter();

/** Reads the site in a new process: loaded modules stay loaded. */
async function open(edited: readonly string[] = []): Promise<void> {
  const former = preparer;
  const next = startPreparer();
  preparer = next;
  // Of the processes that write the site, one at a time.
  const result = Promise.all([former?.end(), stopCheck()]).then(() => next.ask({ kind: 'open' }));
  isOpen = result.then((answer) => answer?.isDone ?? false);
  const answer = await result;
  if (answer) reporter.showRead(answer, edited);
  if (!answer?.isDone)
    console.log('The site is served as it was before. Waiting for a change of the content …');
}

async function stopCheck(): Promise<void> {
  clearTimeout(checkTimer);
  stops += 1;
  const running = checker;
  checker = undefined;
  if (!running) return;
  await running.end();
  forgetEdited();
}

/** Checks the whole site in a process of its own, which has loaded nothing yet. */
async function check(): Promise<void> {
  const before = stops;
  await isOpen;
  if (before !== stops) return;
  const own = startPreparer();
  checker = own;
  const result = await own.ask({ kind: 'check' });
  // Otherwise an edit has stopped it.
  if (checker !== own) return;
  checker = undefined;
  if (result) reporter.showChecked(result);
  await own.end();
}

/** Checks the whole site after a while, unless this is called again; a check that runs goes on if nothing has changed. */
function checkSoon(): void {
  if (checker) return;
  clearTimeout(checkTimer);
  checkTimer = setTimeout(() => void check().catch(reportFault), QUIET_MS);
}

/** Gives edits to the process that knows the site, or else replaces it. */
async function takeEdits(edits: readonly Edit[]): Promise<void> {
  const files = filesOf(edits);
  console.log(`\n${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''} changed`);
  await stopCheck();
  const areEdited = edits.every(({ kind }) => kind === 'edited');
  const shown = (await isOpen) ? await preparer?.ask({ kind: 'edit', files, areEdited }) : undefined;
  if (!shown?.isDone) await open(files);
  else if (shown.pages) reporter.showEdits(shown);
  else reporter.showRead(shown, files);
  checkSoon();
}

/** Answers Next: has a page written as the site is now. Returns the address. */
async function servePages(): Promise<string> {
  const server = createServer((request, response) => {
    void isOpen
      .then((isKnown) => (isKnown ? preparer?.ask({ kind: 'page', route: request.url ?? '/' }) : undefined))
      .then((answer) => {
        const { isDone = false, problems = [] } = answer ?? {};
        const isAbsent = answer !== undefined && problems.length === 0;
        response.writeHead(isDone ? 200 : isAbsent ? 404 : NOT_YET).end();
        if (answer) reporter.add(answer);
        checkSoon();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function startNext(port: number, pages: string): void {
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
      env: {
        ...process.env,
        DOCS_SHELL_PREPARED: '1',
        DOCS_SHELL_PAGES: pages,
        NEXT_TELEMETRY_DISABLED: '1',
      },
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
  console.log(`The site will be at http://127.0.0.1:${port}/ once its content is read.`);
  const pages = await servePages();
  let isServed = false;
  const serve = async () => {
    // Next bundles what the content step writes, which is that of an earlier run at first.
    if (isServed || !existsSync(`${CACHE.site}/${ISLANDS_FILE}`)) return;
    isServed = true;
    await freePort();
    startNext(port, pages);
    console.log('The first page is compiled when you open it.');
  };
  const pending: Edit[] = [];
  let working = Promise.resolve();
  const workSoon = (edits: readonly Edit[]) => {
    pending.push(...edits);
    working = working
      .then(() => (pending.length > 0 ? takeEdits(pending.splice(0)) : undefined))
      .then(serve)
      .catch(reportFault);
  };
  await watchContent(workSoon);
  for (const folder of CODE) {
    watchFolder(folder, (edits) => {
      const ofPages = edits.filter(({ file }) => !file.includes('.test.'));
      if (ofPages.length > 0) workSoon(ofPages);
    });
  }
  const opened = open();
  await serve();
  working = opened.then(serve).catch(reportFault);
  await working;
  checkSoon();
}

start().catch((error: unknown) => {
  reportFault(error);
  process.exitCode = 1;
});
