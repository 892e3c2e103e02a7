import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { listSources } from '../listSources';
import { hashText, writeText } from '../pageData/generatedFiles';
import { providerFile, readModules } from './familyModule';
import type { DemoSource } from './readDemo';
import type { Problem } from '../../model/Problem';
import { describeFault } from './demoFault';
import { takeLateFaults } from './watchDemo';
import { CACHE, DATA } from '../workspace';

/**
 * Entry to all code that affects how a demo is rendered. A path from the project root, because the running
 * program may be a bundle of it.
 */
const ENTRY = resolve('src/content/demos/drawDemo.ts');

function readAll(files: readonly string[]): string {
  return files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\0');
}

/** Reads every provider of the family, with the modules that it imports. */
function readProviders(): string {
  const files = readdirSync(DATA.products).map(providerFile).filter(existsSync);
  return JSON.stringify(files.map((file) => readModules(file).modules));
}

/** Deletes every stored demo, so that the next build renders them all. */
function clearDemoStore(): void {
  rmSync(CACHE.demos, { recursive: true, force: true });
}

/** Creates the store of rendered demos on disk. Its keys are hashes of everything that a demo depends on. */
export function createDemoStore(directions: readonly string[]) {
  const surroundings = hashText(
    readAll(['package-lock.json', ...[...listSources(ENTRY).files].sort()]) +
      readProviders() +
      directions.join() +
      (process.env.NODE_ENV ?? ''),
  );
  const used = new Set<string>();
  return {
    key({ file, code, preview, modules, licenses }: DemoSource): string {
      const keys = licenses.map(({ key: own, module }) => [own, readModules(module).modules]);
      const key = hashText(JSON.stringify([surroundings, file, code, preview, modules, keys]));
      used.add(`${key}.json`);
      return key;
    },
    /** Returns the stored value of a key; undefined if it is missing or unreadable. */
    read<T>(key: string): T | undefined {
      try {
        return JSON.parse(readFileSync(`${CACHE.demos}/${key}.json`, 'utf8')) as T;
      } catch {
        return undefined;
      }
    },
    write(key: string, value: unknown): void {
      const file = `${CACHE.demos}/${key}.json`;
      if (!existsSync(file)) writeText(file, JSON.stringify(value));
    },
    /** Deletes the entries that no demo has requested, so that the folder does not grow with every edit. */
    sweep(): void {
      for (const name of existsSync(CACHE.demos) ? readdirSync(CACHE.demos) : []) {
        if (!used.has(name)) rmSync(`${CACHE.demos}/${name}`, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Returns the faults that demos caused after they were rendered. If there are any, the store is cleared, so
 * that the next build reports them again.
 */
export function listLateFaults(): Problem[] {
  const problems = takeLateFaults().map(describeFault);
  if (problems.length > 0) clearDemoStore();
  return problems;
}
