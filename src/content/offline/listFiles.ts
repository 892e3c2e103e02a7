import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { FileFacts } from './FileFacts';

/** Every file of an export by its address, ordered by it, so that the same files always give the same list. */
export function listFiles(folder: string): ReadonlyMap<string, FileFacts> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = `${entry.parentPath}/${entry.name}`.slice(folder.length + 1);
      const content = readFileSync(`${folder}/${file}`);
      return {
        url: `/${file}`.replace(/\/index\.html$/, '/'),
        file,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  return new Map(files.map((facts) => [facts.url, facts]));
}

/** Names a build by all that it has written: any other byte gives another name. */
export function hashFiles(files: ReadonlyMap<string, FileFacts>): string {
  const hash = createHash('sha256');
  for (const { url, sha256 } of files.values()) hash.update(`${url} ${sha256}\n`);
  return hash.digest('hex').slice(0, 16);
}
