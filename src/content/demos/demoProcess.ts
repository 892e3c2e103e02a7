import { readFileSync } from 'node:fs';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { languageCodes, languages, products } from '../../site';
import type { Problem } from '../../model/Problem';
import { listCatalog } from '../catalog';
import type { ReportDemo } from './builtDemo';
import { describeFault } from './demoFault';
import { drawCode } from './drawCode';
import type { DemoMessage, DemoOrder, DemoRequest, DemoSurroundings } from './demoPool';
import { createDemoStore } from './demoStore';
import { drawDemo } from './drawDemo';
import { loadPackages, loadProvider } from './familyModule';
import { readDemo } from './readDemo';
import { toJavaScript } from './toJavaScript';

/**
 * The program of a process that draws demos for the build, one after the other: `demoPool.ts` starts it, and ends
 * it if a demo does not end.
 */

/** The name of a demo in a text. The parser finds the exact meaning; here a guess is enough. */
const NAMED = /"demo":\s*"((?:[\w.-]+\/)*([\w-]+))\.[jt]sx?"/g;
/** Maximum wait for unfinished work of demos, such as an open connection. */
const MAX_MS = 2000;
const LOOK_MS = 20;
/** What keeps this process alive without any demo: its connections to the build. */
const CONNECTIONS = new Set(['PipeWrap', 'MessagePort']);

const directions = [...new Set(languages.map(({ direction }) => direction))];
const demoStore = createDemoStore(directions);
const known = new Set<string>();
let current: { readonly file: string; readonly problems: Problem[] } | undefined;
let last: string | undefined;
let isEnding = false;

/** Resolves when the message has left this process, which a demo may end at once. */
function send(message: DemoMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });
}

/** Reports what no code has caught: for the demo that the stack names, else for the last one that began. */
function recordFault(reason: unknown, kind: 'rejected' | 'thrown'): void {
  const { stack = '' } = reason instanceof Error ? reason : {};
  const file = [...known].find((name) => stack.includes(`/${name}:`)) ?? last;
  if (file === undefined) throw reason;
  const problem = describeFault(reason, file, kind);
  if (file === current?.file) current.problems.push(problem);
  else void send({ late: problem });
}

async function draw({ key, source, productId }: DemoOrder): Promise<void> {
  if (demoStore.read(key)) return send({ done: key, drawn: undefined, problems: [] });
  const { file } = source;
  const problems: Problem[] = [];
  current = { file, problems };
  last = file;
  known.add(file);
  await send({ begun: key, file });
  const report: ReportDemo = (problem) => problems.push({ column: 1, ...problem });
  const drawn = await drawDemo(source, productId, directions, report).catch((error: unknown) => {
    report(describeFault(error, file, 'thrown'));
    return undefined;
  });
  // Node reports unhandled rejections when the current work is done.
  await setImmediate();
  current = undefined;
  // A demo with a problem is not stored, so that every build reports it until it is fixed.
  const isGood = problems.length === 0;
  if (isGood && drawn) demoStore.write(key, drawn);
  // A store that cannot be written, for example on a full disk, loses no demo.
  return send({ done: key, drawn: isGood && demoStore.read(key) ? undefined : drawn, problems });
}

/** Draws the demos that texts seem to name, from the last page on: the content step asks for the first ones. */
async function drawAhead(): Promise<void> {
  for (const { file, productId } of listCatalog(products, languageCodes).entries.toReversed()) {
    for (const [, path = '', name = ''] of [...readFileSync(file, 'utf8').matchAll(NAMED)].toReversed()) {
      if (isEnding) return;
      const source = readDemo(file, { name, path });
      if (source) await draw({ key: demoStore.key(source), source, productId });
      await setImmediate();
    }
  }
}

/** Waits for what demos have left open, and ends. */
async function settle(): Promise<void> {
  for (let waited = 0; waited < MAX_MS; waited += LOOK_MS) {
    if (process.getActiveResourcesInfo().every((name) => CONNECTIONS.has(name))) break;
    await setTimeout(LOOK_MS);
  }
  await send({ settled: true });
  process.exit(0);
}

let working: Promise<void> = Promise.resolve();

/** Loads what demos need, and runs once what draws them. What fails here is reported with the first demo. */
async function loadSurroundings({ surroundings, specifiers }: DemoSurroundings): Promise<void> {
  drawCode('', 'Demo.tsx');
  await toJavaScript('const lamp: 1 = 1;');
  await loadPackages(specifiers);
  await loadProvider(surroundings).catch(() => undefined);
}

async function answer(request: DemoRequest): Promise<void> {
  if (request === 'end') return settle();
  if (typeof request === 'object' && 'surroundings' in request) return loadSurroundings(request);
  // A page that cannot be read is reported by the content step.
  await (request === 'ahead' ? drawAhead().catch(() => undefined) : draw(request));
  return send({ idle: true });
}

process.on('unhandledRejection', (reason) => recordFault(reason, 'rejected'));
process.on('uncaughtException', (reason) => recordFault(reason, 'thrown'));
process.on('message', (request: DemoRequest) => {
  isEnding ||= request === 'end';
  working = working.then(() => answer(request));
});
process.once('disconnect', () => process.exit(1));
