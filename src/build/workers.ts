import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { Worker } from 'jest-worker';
import { CACHE } from '../content/workspace';
import type { Problem } from '../model/Problem';
import { EndedTask } from './report';
import type { StepMessage } from './worker';
import type * as tasks from './worker';
import { isInstalled, shellFile } from '../content/shellFiles';

type Tasks = typeof tasks;

/** Processes that do tasks of a build, each one task at a time. */
export interface Workers {
  readonly count: number;
  /**
   * Runs a task.
   * @param onStep called when the task begins a longer step
   * @throws the error of the task; `EndedTask` if its process was ended
   */
  readonly run: <Name extends keyof Tasks>(
    name: Name,
    values: Parameters<Tasks[Name]>,
    onStep?: (message: StepMessage) => void,
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>;
}

/** A task, as the library runs it. */
interface Running extends Promise<unknown> {
  readonly UNSTABLE_onCustomMessage?: (listener: (message: StepMessage) => void) => void;
}

/** Maximum number of processes. Each needs memory, and more of them gain nothing. */
const MAX_WORKERS = 4;
const PROGRAM = shellFile('build/worker.ts');
let program: string | undefined;

/**
 * Bundles the program of the workers into one file, because loading hundreds of modules would add a second
 * per process. Returns the file to run.
 */
function bundleProgram(): string {
  // The modules of a package look for its packages beside them.
  if (isInstalled) return PROGRAM;
  // `ts-blank-space` brings its own copy of the same compiler; load it only once.
  const oneCompiler = {
    'ts-blank-space': createRequire(resolve(PROGRAM)).resolve('ts-blank-space'),
    typescript: 'typescript-js',
  };
  try {
    buildSync({
      entryPoints: [PROGRAM],
      outfile: CACHE.worker,
      bundle: true,
      packages: 'external',
      alias: oneCompiler,
      platform: 'node',
      format: 'cjs',
      jsx: 'automatic',
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'silent',
    });
    return CACHE.worker;
  } catch {
    // If a module is missing or can't be read, the loader names it, and the build reports it with its place.
    return PROGRAM;
  }
}

/** Returns the number of processes that this machine can use, or that `BUILD_WORKERS` asks for. */
export function countWorkers(processors: number = availableParallelism()): number {
  const asked = Number(process.env.BUILD_WORKERS);
  return Math.min(MAX_WORKERS, asked >= 1 ? Math.floor(asked) : processors);
}

/** Returns the problem of a task whose process was ended. */
function endedProblem(name: string, reason: string): Problem {
  const message = `The task '${name}' has no result: ${reason}`;
  const hint = 'if nobody ended its process, the system is out of memory: give the build 2 GB';
  return { file: '.', line: 1, column: 1, code: 'system', message, hint };
}

/**
 * Starts processes, lets a function use them, and ends them. They keep the loader for the family's own
 * modules.
 */
export async function withWorkers<T>(count: number, use: (workers: Workers) => Promise<T>): Promise<T> {
  program ??= bundleProgram();
  const pool = new Worker(resolve(program), {
    exposedMethods: ['prepare', 'completeShare'] satisfies (keyof Tasks)[],
    numWorkers: count,
    // The task of a process that was ended fails; another process would end the same way.
    maxRetries: 0,
    forkOptions: {
      execArgv: [...process.execArgv, '--enable-source-maps', '--expose-gc'],
      // The library ends a process whose output contains "heap out of memory", be it the title of a page.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  }) as Worker & Record<keyof Tasks, (...values: readonly unknown[]) => Running>;
  const stop = () => {
    void pool.end();
  };
  process.once('exit', stop);
  const run: Workers['run'] = async (name, values, onStep) => {
    try {
      const running = pool[name](...values);
      running.UNSTABLE_onCustomMessage?.((message) => onStep?.(message));
      return (await running) as never;
    } catch (error) {
      if (!(error instanceof Error) || !/^Jest worker|^A jest worker|^Call retries/.test(error.message))
        throw error;
      throw new EndedTask(error.message, endedProblem(name, error.message));
    }
  };
  try {
    return await use({ count, run });
  } finally {
    process.off('exit', stop);
    await pool.end();
  }
}
