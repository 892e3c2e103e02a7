import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildBarePage } from './buildBarePage';
import { CACHE } from '../../src/content/workspace';

const FOLDER = `${CACHE.bench}/bare`;

/**
 * Writes the bare page of every route of an exported site; returns their folder, which can be served like the
 * site.
 */
export function writeBarePages(out: string, routes: readonly string[]): string {
  for (const route of routes) {
    mkdirSync(FOLDER + route, { recursive: true });
    writeFileSync(
      `${FOLDER}${route}index.html`,
      buildBarePage(readFileSync(`${out}${route}index.html`, 'utf8')),
    );
  }
  return FOLDER;
}
