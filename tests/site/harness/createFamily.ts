import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { copyShell } from './copyShell';

const ROOT = process.cwd();
const FIXTURE = 'tests/fixtures/family/data';
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
  /** Writes a file; bytes where the text would not be text. */
  write: (file: string, content: string | Buffer) => void;
  /** Puts one text in the place of another. @throws where it is not there */
  replace: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
  /** Runs a script of the project in it. */
  run: (script: string, environment?: Readonly<Record<string, string>>, options?: readonly string[]) => Run;
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
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['node_modules/tsx/dist/cli.mjs', script, ...options],
        {
          cwd: folder,
          encoding: 'utf8',
          maxBuffer: 2 ** 26,
          env: {
            ...process.env,
            NODE_ENV: 'production',
            NEXT_TELEMETRY_DISABLED: '1',
            ...environment,
          },
        },
      );
      return { code: status, output: stdout + stderr };
    },
  };
}
