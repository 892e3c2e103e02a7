/**
 * `npm run dev`: runs Next's development server, which renders pages, and a watcher for what pages are made of: `data/`,
 * products outside of it, documented packages that are links, and the code. A second process reads and checks the site,
 * writes a page when Next asks for it, and bundles islands again; a change of anything that it has loaded replaces it,
 * because loaded modules stay loaded. Open pages read `changed.json`: they load themselves again, and show the problems
 * of the content.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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
import type { Problem } from '../model/Problem';
import { findPort } from './findPort';
import { type Preparer, startPreparer } from './preparer';
import { showWaitingPage } from './waitingPage';
import { type Edit, watchFolder } from './watchFolder';

/** The process that prepares the site. */
let preparer: Preparer | undefined;
/** Whether that process knows the whole site. */
let isWhole = false;
/** Resolves when that process has read the site for the first time. */
let known: Promise<unknown> = Promise.resolve();

/** Pages are asked for before the site is known, or after its process has ended. */
const NOT_YET = 503;
/** After an edit of a text, the whole site is checked when no other edit has come for so long. */
const QUIET_MS = 1000;

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

const isText = ({ file, kind }: Edit): boolean => file.endsWith('.md') && kind === 'edited';
const filesOf = (edits: readonly Edit[]): string[] => edits.map(({ file }) => file);

/** Prepares the site after some edits; all of it if the process has loaded one of the files. */
async function prepare(edits: readonly Edit[]): Promise<Prepared> {
  const isKept = edits.length > 0 && edits.every(isReadAgain) && isWhole && preparer?.isRunning() === true;
  if (!isKept) {
    preparer?.end();
    preparer = startPreparer();
  }
  const answer = preparer?.ask({ kind: 'prepare', files: isKept ? filesOf(edits) : [] });
  if (!isKept) known = Promise.resolve(answer);
  const { prepared = { routes: undefined, problems: [] } } = (await answer) ?? {};
  // With a problem in an edited text, the process still knows the site as it was.
  isWhole = prepared.routes !== undefined || (isKept && isWhole);
  if (isWhole && !isKept) void preparer?.ask({ kind: 'rest' });
  return prepared;
}

/** Shows edited texts before the site is checked; undefined if that needs the whole site. */
async function draft(edits: readonly Edit[]): Promise<Prepared | undefined> {
  if (!isWhole || edits.length === 0 || !edits.every(isText)) return undefined;
  const { prepared } = (await preparer?.ask({ kind: 'draft', files: filesOf(edits) })) ?? {};
  return prepared;
}

/** Writes what open pages show, and prints how each change ended. */
function createReporter() {
  let at = Date.now();
  let shown: readonly Problem[] = [];
  /** Whether there were problems since the site was sound. */
  let hasFailed = false;
  const show = (differs: boolean, problems: readonly Problem[]) => {
    if (differs) at = Date.now();
    shown = orderProblems(problems).flatMap(([, problem]) => (problem.warning ? [] : problem));
    hasFailed ||= shown.length > 0;
    mkdirSync(PUBLIC.generated, { recursive: true });
    writeFileSync(
      `${PUBLIC.generated}/changed.json`,
      JSON.stringify({ at, problems: shown } satisfies DevState),
    );
  };
  return {
    /** After edited texts are on their pages; problems elsewhere stay until the site is checked. */
    showDraft: ({ differs = false, problems }: Prepared, edits: readonly Edit[]) => {
      const files = filesOf(edits);
      show(differs, [...shown.filter(({ file }) => !files.includes(file)), ...problems]);
    },
    /** After the whole site is checked. */
    showChecked: ({ routes, problems, differs = true }: Prepared) => {
      show(routes !== undefined && differs, problems);
      if (routes === undefined)
        console.log('The site is served as it was before. Waiting for a change of the content …');
      else {
        console.log(hasFailed ? 'Mended: the site is checked.' : 'The site is checked.');
        hasFailed = false;
      }
    },
  };
}

/** Answers Next: has a page written as the site is now. Returns the address. */
async function servePages(): Promise<string> {
  const server = createServer((request, response) => {
    void known
      .then(() => preparer?.ask({ kind: 'page', route: request.url ?? '/' }))
      .then((answer) => {
        const isKnown = isWhole && answer?.isWritten !== undefined;
        response.writeHead(!isKnown ? NOT_YET : answer.isWritten ? 200 : 404).end();
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
  const { showDraft, showChecked } = createReporter();
  const pending: Edit[] = [];
  /** Edits that no check of the whole site has followed yet. */
  let unchecked: Edit[] = [];
  let working = Promise.resolve();
  const pages = await servePages();
  let isServed = false;
  const serve = async () => {
    // Pages of an earlier run are shown as well, with the problems of this one.
    if (isServed || !existsSync(`${CACHE.site}/${routesFile}`)) return;
    isServed = true;
    await freePort();
    startNext(port, pages);
    console.log('The first page is compiled when you open it.');
  };
  const work = async () => {
    const edits = pending.splice(0);
    const files = filesOf(edits);
    if (files.length > 0)
      console.log(`\n${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''} changed`);
    const shown = await draft(edits);
    if (shown) showDraft(shown, edits);
    unchecked.push(...edits);
    // Another save may follow soon: the check takes longer than the draft.
    if (shown) await setTimeout(QUIET_MS);
    if (pending.length > 0) return;
    const checked = unchecked;
    unchecked = [];
    showChecked(await prepare(checked));
    await serve();
  };
  const workSoon = (edits: readonly Edit[]) => {
    pending.push(...edits);
    working = working.then(() => (pending.length > 0 ? work() : undefined)).catch(reportFault);
  };
  await watchContent(workSoon);
  for (const folder of CODE) {
    watchFolder(folder, (edits) => {
      const ofPages = edits.filter(({ file }) => !file.includes('.test.'));
      if (ofPages.length > 0) workSoon(ofPages);
    });
  }
  working = working.then(work).catch(reportFault);
  await working;
}

start().catch((error: unknown) => {
  reportFault(error);
  process.exitCode = 1;
});
