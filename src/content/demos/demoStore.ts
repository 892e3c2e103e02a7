import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { hashText, writeText } from '../pageData/writeHashed';
import type { DemoSource } from './readDemo';

const FOLDER = '.cache/demos';
/** Code that decides how a demo is drawn. */
const CODE = [
  'package-lock.json',
  'src/components/Demo/createDemoCache.ts',
  'src/components/Demo/DemoRoot.tsx',
  'src/content/demos/prerenderDemo.tsx',
  'src/content/demos/toJavaScript.ts',
];

function readAll(files: readonly string[]): string {
  return files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\0');
}

function listProviders(): string[] {
  return readdirSync('data/products').map((id) => `data/products/${id}/demoProvider.tsx`);
}

/** The results of drawing demos on disk, by a hash of everything that they depend on. */
export function createDemoStore(directions: readonly string[]) {
  const surroundings = hashText(readAll([...CODE, ...listProviders()]) + directions.join());
  return {
    key({ file, code, modules }: DemoSource): string {
      return hashText(JSON.stringify([surroundings, file, code, modules]));
    },
    /** What was kept under a key; undefined where nothing is, or where it can't be read. */
    read<T>(key: string): T | undefined {
      try {
        return JSON.parse(readFileSync(`${FOLDER}/${key}.json`, 'utf8')) as T;
      } catch {
        return undefined;
      }
    },
    write(key: string, value: unknown): void {
      const file = `${FOLDER}/${key}.json`;
      if (!existsSync(file)) writeText(file, JSON.stringify(value));
    },
  };
}
