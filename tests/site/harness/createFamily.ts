import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyShell } from './copyShell';
import type { PrepareAnswer, PrepareRequest } from './prepareProgram';
import { CACHE } from '../../../src/content/workspace';

const ROOT = process.cwd();
/** What the second family has: `data/`, and files beside those that every family has in `pages/` and `public/`. */
const FIXTURE = 'tests/fixtures/family';
const LOADER = 'node_modules/tsx/dist/cli.mjs';

export interface Run {
  readonly code: number | null;
  /** Standard output and error, interleaved. */
  readonly output: string;
}

/** A copy of the shell with the second family's data, to be built and broken without changing the project. */
export interface Family {
  /** Path of its folder. */
  readonly folder: string;
  /** Restores the original data. */
  restore: () => void;
  /** Writes a file, as bytes if the content is not text. */
  write: (file: string, content: string | Buffer) => void;
  /** Replaces one text by another. @throws if the text is missing */
  replace: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
  /** Runs a script of the project in the folder. */
  run: (script: string, environment?: Readonly<Record<string, string>>, options?: readonly string[]) => Run;
  /**
   * Runs the content step in the folder, in a process that is reused by later calls; takes a quarter of the
   * time of `run`.
   */
  prepare: (environment?: Readonly<Record<string, string>>) => Promise<Run>;
  /** Ends the process that `prepare` has started. */
  close: () => void;
}

/**
 * Creates a family with a name below `.cache`, where the same packages are found as in the project itself.
 */
export function createFamily(name: string): Family {
  const folder = join(ROOT, CACHE.families, name);
  const at = (file: string) => join(folder, file);
  copyShell(ROOT, folder);
  const restore = () => {
    rmSync(at('data'), { recursive: true, force: true });
    cpSync(join(ROOT, FIXTURE), folder, { recursive: true });
  };
  restore();
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  const base: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  let program: ChildProcess | undefined;
  const startProgram = () =>
    fork(join(ROOT, 'tests/site/harness/prepareProgram.ts'), {
      cwd: folder,
      execArgv: ['--import', 'tsx'],
      env: base,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  return {
    folder,
    restore,
    write,
    replace: (file, from, to) => {
      const text = readFileSync(at(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      write(file, text.replace(from, to));
    },
    remove: (file) => {
      if (!existsSync(at(file))) throw new Error(`There is no ${file}`);
      rmSync(at(file), { recursive: true });
    },
    run: (script, environment = {}, options = []) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [LOADER, script, ...options], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        env: { ...base, ...environment },
      });
      return { code: status, output: stdout + stderr };
    },
    prepare: (environment = {}) => {
      program ??= startProgram();
      const child = program;
      return new Promise((resolve, reject) => {
        const end = (code: number | null) =>
          reject(new Error(`The content step has ended unexpectedly: ${code}`));
        child.once('exit', end);
        child.once('message', (answer: PrepareAnswer) => {
          child.off('exit', end);
          resolve(answer);
        });
        child.send({ environment } satisfies PrepareRequest);
      });
    },
    close: () => {
      program?.disconnect();
      program = undefined;
    },
  };
}
