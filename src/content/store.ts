import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { CACHE } from './workspace';

/** What the entries of the store are: parsed pages, rendered demos, the API reference, and so on. */
type Kind = 'api' | 'demo' | 'live' | 'page' | 'picture' | 'types';

/** Results that are the same whenever their inputs are the same, kept from build to build. */
export interface Store {
  /** Returns the name of the result of some inputs. They must include the code that makes it. */
  readonly key: (kind: Kind, ...inputs: readonly string[]) => string;
  /** Returns the result with a name; undefined if it is missing, truncated or changed. */
  readonly read: (key: string) => Buffer | undefined;
  /** Keeps a result. If that fails, the build goes on without it. */
  readonly write: (key: string, result: string | Buffer) => void;
  /** Removes all results of a kind. */
  readonly clear: (kind: Kind) => void;
  /** Removes the results that nothing has asked for, so that the folder does not grow with every edit. */
  readonly sweep: () => void;
}

const hashOf = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** An entry begins with the hash of its result, and a line end. */
const HEAD_BYTES = 65;

/** Opens the store in a folder, which is created when the first result is written. */
export function createStore(folder: string): Store {
  const used = new Set<string>();
  const listEntries = () => (existsSync(folder) ? readdirSync(folder) : []);
  const remove = (isUnwanted: (name: string) => boolean) => {
    for (const name of listEntries())
      if (isUnwanted(name)) rmSync(`${folder}/${name}`, { recursive: true, force: true });
  };
  return {
    key: (kind, ...inputs) => {
      const key = `${kind}-${hashOf(...inputs).slice(0, 32)}`;
      used.add(key);
      return key;
    },
    read: (key) => {
      try {
        const entry = readFileSync(`${folder}/${key}`);
        const result = entry.subarray(HEAD_BYTES);
        return entry.subarray(0, HEAD_BYTES).toString() === `${hashOf(result)}\n` ? result : undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, result) => {
      const draft = `${folder}/${key}.${process.pid}`;
      const content = Buffer.from(result);
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, Buffer.concat([Buffer.from(`${hashOf(content)}\n`), content]));
        // The rename is atomic: concurrent or killed builds never leave a partial entry.
        renameSync(draft, `${folder}/${key}`);
      } catch {
        // What is left of the draft is swept by the next build. A folder in place of the entry blocks the rename.
        used.delete(key);
      }
    },
    clear: (kind) => remove((name) => name.startsWith(`${kind}-`)),
    sweep: () => remove((name) => !used.has(name)),
  };
}

/** The store of the site. */
export const store = createStore(CACHE.store);
