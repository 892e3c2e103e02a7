import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyShell } from './copyShell';
import type { PrepareAnswer, PrepareRequest } from './prepareProgram';

const ROOT = process.cwd();
const FIXTURE = 'tests/fixtures/family/data';
const LOADER = 'node_modules/tsx/dist/cli.mjs';

export interface Run {
  readonly code: number | null;
  /** Standard output and error, as they came. */
  readonly output: string;
}

/** A copy of the shell with the second family's data, built and broken without touching the project. */
export interface Family {
  /** Its folder. */
  readonly folder: string;
  /** Puts the data back as it was. */
  restore: () => void;
  /** Writes a file; bytes if they are not text. */
  write: (file: string, content: string | Buffer) => void;
  /** Puts one text in the place of another. @throws if it is not there */
  replace: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
  /** Runs a script of the project in it. */
  run: (script: string, environment?: Readonly<Record<string, string>>, options?: readonly string[]) => Run;
  /** Does the content step in it, in a process that is kept for the next time: a quarter of the time of `run`. */
  prepare: (environment?: Readonly<Record<string, string>>) => Promise<Run>;
  /** Ends what `prepare` has started. */
  close: () => void;
}

/** Makes a family of a name below `.cache`, from where packages are found as they are from the project itself. */
export function createFamily(name: string): Family {
  const folder = join(ROOT, '.cache/families', name);
  const at = (file: string) => join(folder, file);
  copyShell(ROOT, folder);
  const restore = () => {
    rmSync(at('data'), { recursive: true, force: true });
    cpSync(join(ROOT, FIXTURE), at('data'), { recursive: true });
    // The English texts of the frame belong to the shell; a family adds its own languages.
    cpSync(join(ROOT, 'data/translations/en.json'), at('data/translations/en.json'));
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
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
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
        const end = (code: number | null) => reject(new Error(`The content step has ended itself: ${code}`));
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
