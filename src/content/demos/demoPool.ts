import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import type { Problem } from '../../model/Problem';
import type { DrawnDemo } from './drawDemo';
import type { DemoSource } from './readDemo';
import { shellFile } from '../shellFiles';

/** A demo to draw. */
export interface DemoOrder {
  /** Its key in the store. */
  readonly key: string;
  readonly source: DemoSource;
  readonly productId: string;
}

/** What the demos of a page are drawn with, to be loaded before they are asked for. */
export interface DemoSurroundings {
  /** The product. */
  readonly surroundings: string;
  /** What they import from packages. */
  readonly specifiers: readonly string[];
}

/** What a process is asked for: a demo, those that texts seem to name, its end, or, without an answer, to be prepared. */
export type DemoRequest = DemoOrder | DemoSurroundings | 'ahead' | 'end';

/** What became of a demo. If neither is there, the demo is in the store. */
interface DemoOutcome {
  readonly drawn: DrawnDemo | undefined;
  readonly problems: readonly Problem[];
}

/** What a process reports. */
export type DemoMessage =
  | { readonly begun: string; readonly file: string }
  | ({ readonly done: string } & DemoOutcome)
  | { readonly late: Problem }
  | { readonly idle: true }
  | { readonly settled: true };

/** Processes that draw demos. A demo can end or block its process, and harms nothing else. */
export interface DemoPool {
  /** Begins to draw the demos that texts seem to name, while the content step still reads them. */
  readonly drawAhead: () => void;
  readonly draw: (order: DemoOrder) => Promise<DemoOutcome>;
  /** Ends the processes when all is drawn; returns what failed after its demo was drawn. */
  readonly settle: () => Promise<readonly Problem[]>;
  /** Ends the processes at once. */
  readonly end: () => void;
}

/** A path from the project root, because the running program may be a bundle. */
const PROGRAM = shellFile('content/demos/demoProcess.ts');
/**
 * Time limit for a demo, and for what a timer of it does later. Most need some milliseconds; the first one of a
 * large library needs seconds on a busy machine.
 */
const MAX_MS = 30_000;
/** Time limit for the start of a process, which loads the shell. */
const MAX_START_MS = 120_000;
/** Memory of a process for objects, in megabytes. All demos of a site need a part of it. */
const MAX_MB = 1024;
/** A further process is worth its start from this number of demos on. */
const DEMOS_PER_PROCESS = 20;

/** Returns the problem of a process that has ended at a demo; without a file, it had not begun any. */
function describeEnd(file: string, isEndless: boolean, reason: string): Problem {
  if (file === '') {
    const message = `A process that draws demos has ended before the first one: ${reason}`;
    const hint = 'if nobody ended it, the system is out of memory: give the build 2 GB';
    return { file: '.', line: 1, column: 1, code: 'system', message, hint };
  }
  const [code, message, hint] = isEndless
    ? [
        'demo-endless',
        `The demo blocks the build: it did not finish within ${MAX_MS / 1000} s`,
        'make its loops end, also those after an await, and those in timers of demos drawn before it',
      ]
    : [
        'demo-ends',
        `The demo ends the process of the build: ${reason}`,
        `remove process.exit, also from timers of demos drawn before it; if there is none, show fewer rows: they may fill the memory (${MAX_MB} MB)`,
      ];
  return { file, line: 1, column: 1, code, message, hint };
}

/** The time zone and language of a process that draws demos. */
export interface Place {
  readonly timeZone: string;
  /** A language with a region, such as `en-US`. */
  readonly language: string;
}

/** Where demos are drawn, so that a build is the same on every machine. */
export const USUAL_PLACE: Place = { timeZone: 'UTC', language: 'en-US' };

/** Starts a process that draws demos. */
export function startProgram({ timeZone, language } = USUAL_PLACE): ChildProcess {
  return fork(resolve(PROGRAM), [], {
    env: { ...process.env, TZ: timeZone, LC_ALL: `${language.replace('-', '_')}.UTF-8` },
    execArgv: [...process.execArgv, '--enable-source-maps', `--max-old-space-size=${MAX_MB}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}

/** Creates a pool with a maximum number of processes, which start when there is work. */
export function createDemoPool(most: number, startProcess = () => startProgram()): DemoPool {
  const queue: DemoOrder[] = [];
  const outcomes = new Map<string, DemoOutcome>();
  // Many pages may wait for the same demo.
  const events = new EventEmitter().setMaxListeners(0);
  const late: Problem[] = [];
  /** Asks a process for something, by process. */
  const processes = new Map<ChildProcess, (request: DemoRequest) => void>();
  const idle = new Set<ChildProcess>();
  let isOver = false;
  /** Whether a process ended before it could begin; the next one could not, either. */
  let isBroken = false;

  const finish = (key: string, outcome: DemoOutcome) => {
    outcomes.set(key, outcome);
    events.emit(key);
  };

  function start(first: DemoRequest): void {
    const child = startProcess();
    let asked = first;
    let begun: { readonly begun: string; readonly file: string } | undefined;
    let last = '';
    let timer: NodeJS.Timeout | undefined;
    let [isEndless, isSettled] = [false, false];

    /** Ends the process if its next message does not come in time. */
    const watch = () => {
      clearTimeout(timer);
      const started = setTimeout(
        () => {
          // The build may have been busy: messages that have arrived since are read first.
          setImmediate(() => {
            if (timer !== started) return;
            isEndless = true;
            child.kill('SIGKILL');
          });
        },
        last === '' ? MAX_START_MS : MAX_MS,
      );
      timer = started;
    };
    const rest = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const ask = (request: DemoRequest) => {
      asked = request;
      idle.delete(child);
      child.send(request);
      watch();
    };
    child.on('message', (message: DemoMessage) => {
      if ('late' in message) {
        late.push(message.late);
        return;
      }
      begun = 'begun' in message ? message : undefined;
      last = begun?.file ?? last;
      isSettled = 'settled' in message;
      watch();
      if ('done' in message) finish(message.done, message);
      if (isSettled || 'idle' in message) rest();
      if (!('idle' in message)) return;
      idle.add(child);
      feed();
    });
    const leave = (reason: string) => {
      rest();
      idle.delete(child);
      processes.delete(child);
      if (isSettled) return;
      const problem = describeEnd(last, isEndless, reason);
      if (begun) finish(begun.begun, { drawn: undefined, problems: [problem] });
      else late.push(problem);
      if (typeof asked === 'object' && 'key' in asked && !outcomes.has(asked.key)) queue.unshift(asked);
      isBroken ||= last === '';
      feed();
    };
    child.once('exit', (code, signal) => leave(signal ?? `exit code ${code}`));
    // If it has started, its exit follows.
    child.on('error', ({ message }) => void (child.pid === undefined && leave(message)));
    processes.set(child, ask);
    ask(first);
  }

  function feed(): void {
    if (isOver) return;
    // The problem is reported once, and is the fault of no demo.
    if (isBroken) for (const { key } of queue.splice(0)) finish(key, { drawn: undefined, problems: [] });
    for (const child of idle) {
      const next = queue.shift();
      if (next) processes.get(child)?.(next);
    }
    while (processes.size < Math.min(most, Math.ceil(queue.length / DEMOS_PER_PROCESS))) {
      const next = queue.shift();
      if (next) start(next);
    }
  }

  const end = () => {
    isOver = true;
    for (const child of processes.keys()) child.kill('SIGKILL');
    process.off('exit', end);
  };
  process.once('exit', end);
  return {
    drawAhead: () => start('ahead'),
    draw: async (order) => {
      const { key } = order;
      const isAsked = events.listenerCount(key) > 0;
      if (!outcomes.has(key)) {
        const done = new Promise<void>((resolveDone) => events.once(key, resolveDone));
        // Several pages may show the same demo.
        if (!isAsked) queue.push(order);
        feed();
        await done;
      }
      return outcomes.get(key) ?? { drawn: undefined, problems: [] };
    },
    settle: async () => {
      isOver = true;
      const children = [...processes.keys()];
      const ended = children.map((child) => new Promise((resolveEnd) => child.once('exit', resolveEnd)));
      for (const ask of processes.values()) ask('end');
      await Promise.all(ended);
      return late;
    },
    end,
  };
}
