import { readdirSync, readFileSync } from 'node:fs';

/** Lists the files below a folder that contain a text. */
export function listHolders(folder: string, text: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((file) => readFileSync(file, 'utf8').includes(text))
    .map((file) => file.slice(folder.length));
}

/** Returns names of files without their hashes. */
export function withoutHashes(files: readonly string[]): string[] {
  return files.map((file) => file.replace(/[^/]*\.(\w+)$/, '*.$1')).sort();
}
