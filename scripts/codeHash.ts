import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What decides about the bytes of the runtime, and not about the text of pages. */
const SOURCES = [
  'src',
  'pages',
  'next.config.js',
  'scripts/trim',
  'package-lock.json',
  '.cache/site/theme.css',
];

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const child = `${path}/${entry.name}`;
        return entry.isDirectory() ? listFiles(child) : /\.test\.tsx?$/.test(child) ? [] : [child];
      });
  } catch {
    return [path];
  }
}

/** A hash of the shell's code and styles: names the build, and stays the same when only text changes. */
export function codeHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(listFiles))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
