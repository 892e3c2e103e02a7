import { existsSync, readFileSync } from 'node:fs';
import { writeText } from '../pageData/generatedFiles';
import { CACHE } from '../workspace';

const FILE = `${CACHE.site}/demoStyleHashes.json`;

/**
 * Stores the hashes of style elements that components in demos insert by themselves, for the security policy.
 */
export function writeDemoStyleHashes(hashes: readonly string[]): void {
  writeText(FILE, JSON.stringify([...new Set(hashes)].sort()));
}

/** Returns the stored hashes; empty before the demos are built. */
export function readDemoStyleHashes(): string[] {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as string[]) : [];
}
