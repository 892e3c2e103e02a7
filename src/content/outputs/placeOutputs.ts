import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { OUTPUT_FOLDER } from './outputFiles';

/** Moves what was prepared into an export, file by file: both have folders of the same names. */
export function placeOutputs(folder: string, below = ''): void {
  const source = `${OUTPUT_FOLDER}${below}`;
  if (!existsSync(source)) return;
  mkdirSync(`${folder}${below}`, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const path = `${below}/${entry.name}`;
    if (entry.isDirectory()) placeOutputs(folder, path);
    else renameSync(`${OUTPUT_FOLDER}${path}`, `${folder}${path}`);
  }
}
