import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';

/** What has happened to a file. A file that an editor replaces by another of the same name is edited. */
export interface Edit {
  readonly file: string;
  readonly kind: 'added' | 'edited' | 'removed';
}

/** Files saved within this time count as one change. */
const SETTLE_MS = 50;

/** By file, a text that differs after each write. */
type Stamps = ReadonlyMap<string, string>;

function listEdits(before: Stamps, after: Stamps): Edit[] {
  const removed = [...before.keys()].filter((file) => !after.has(file));
  const others = [...after].filter(([file, stamp]) => before.get(file) !== stamp);
  return [
    ...removed.map((file) => ({ file, kind: 'removed' }) as const),
    ...others.map(([file]) => ({ file, kind: before.has(file) ? 'edited' : 'added' }) as const),
  ];
}

/** A package of a workspace has its packages and its history in such folders. */
const isSkipped = (name: string) => name === 'node_modules' || name.startsWith('.');

/**
 * Calls a function with the files below a folder that have changed since the last call, without installed
 * packages and hidden folders. Returns a function that stops it. Each folder has its own watcher, and a change is found by comparing the files: `fs.watch` with
 * `recursive` loses a file in Node 20 once an editor has replaced it by a rename.
 * @param isLeftOut whether a folder is not watched, with all below it
 */
export function watchFolder(
  root: string,
  onEdits: (edits: readonly Edit[]) => void,
  isLeftOut: (path: string) => boolean = () => false,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  let stamps: Stamps = new Map();
  let timer: NodeJS.Timeout | undefined;

  /** Reads all stamps, and watches each folder before reading it, so that no later change is missed. */
  function readStamps(): Stamps {
    const found = new Map<string, string>();
    const folders = new Set<string>();
    const visit = (folder: string) => {
      folders.add(folder);
      if (!watchers.has(folder)) watchers.set(folder, watch(folder, lookSoon).on('error', lookSoon));
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory() && (isSkipped(entry.name) || isLeftOut(path))) continue;
        if (entry.isDirectory()) visit(path);
        else if (entry.isFile()) {
          const { mtimeMs, size, ino } = statSync(path);
          found.set(path, `${mtimeMs} ${size} ${ino}`);
        }
      }
    };
    visit(root);
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    return found;
  }

  function look(): void {
    const before = stamps;
    try {
      stamps = readStamps();
    } catch {
      // A file or folder has disappeared since it was listed.
      lookSoon();
      return;
    }
    const edits = listEdits(before, stamps);
    if (edits.length > 0) onEdits(edits);
  }

  function lookSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLE_MS);
  }

  stamps = readStamps();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
