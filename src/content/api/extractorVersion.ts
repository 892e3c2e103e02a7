import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilerVersion } from './compiler/compilerVersion';

/** By their place in the project: the program that runs may be a bundle of them. */
const SOURCES = ['src/content/api', 'src/model/api'];

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'golden' ? [] : listFiles(path);
      return entry.name.endsWith('.ts') && !entry.name.includes('.test.') ? [path] : [];
    })
    .toSorted();
}

/** A hash of all code that makes the reference, so that a change to any of it makes what is cached stale. */
export function extractorVersion(): string {
  const hash = createHash('sha256').update(compilerVersion);
  for (const folder of SOURCES) {
    for (const file of listFiles(folder)) hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
