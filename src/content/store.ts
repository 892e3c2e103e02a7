import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type Inputs, keyOf, type Kept } from './keptResults';
import { readSealed, writeSealed } from './sealedFile';
import { CACHE } from './workspace';

/** The kinds of results that are entries of the store. */
type Stored = Exclude<Kept, 'bundle' | 'document' | 'copy'>;

/** Results that are the same whenever their inputs are the same, kept from build to build. */
export interface Store {
  /** Returns the name of the result of some inputs, see `KEPT_RESULTS`. */
  readonly key: <Kind extends Stored>(kind: Kind, inputs: Inputs<Kind>) => string;
  /** Returns the result with a name; undefined if it is missing, truncated, changed, or that of another name. */
  readonly read: (key: string) => Buffer | undefined;
  /** Keeps a result. If that fails, the build goes on without it. */
  readonly write: (key: string, result: string | Buffer) => void;
  /** Removes all results of a kind. */
  readonly clear: (kind: Stored) => void;
  /** Removes the results that were written at a time or later, in milliseconds since 1970. */
  readonly forgetSince: (time: number) => void;
  /** Removes the results that nothing has asked for, so that the folder does not grow with every edit. */
  readonly sweep: () => void;
}

/** Opens the store in a folder, which is created when the first result is written. */
export function createStore(folder: string): Store {
  const used = new Set<string>();
  const listEntries = () => (existsSync(folder) ? readdirSync(folder) : []);
  const remove = (isUnwanted: (name: string) => boolean) => {
    for (const name of listEntries())
      if (isUnwanted(name)) rmSync(`${folder}/${name}`, { recursive: true, force: true });
  };
  return {
    key: (kind, inputs) => {
      const key = `${kind}-${keyOf(kind, inputs)}`;
      used.add(key);
      return key;
    },
    read: (key) => readSealed(`${folder}/${key}`, key),
    write: (key, result) => {
      try {
        writeSealed(`${folder}/${key}`, key, result);
      } catch {
        // What is left of the draft is swept by the next build. A folder in place of the entry blocks the rename.
        used.delete(key);
      }
    },
    clear: (kind) => remove((name) => name.startsWith(`${kind}-`)),
    forgetSince: (time) => remove((name) => statSync(`${folder}/${name}`).mtimeMs >= time),
    sweep: () => remove((name) => !used.has(name)),
  };
}

/** The store of the site. */
export const store = createStore(CACHE.store);
