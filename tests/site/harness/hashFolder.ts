import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Returns a hash of every name and byte below a folder. */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const child = `${path}/${entry.name}`;
      hash.update(`${child.slice(folder.length)}\0`);
      if (entry.isDirectory()) visit(child);
      else hash.update(readFileSync(child));
    }
  };
  visit(folder);
  return hash.digest('hex');
}
