import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One module imports another; both are paths of the project. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?\bfrom\s*'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)|(?:^|\n)import\s+'(\.[^']+)'/g;

function resolve(from: string, specifier: string): string | undefined {
  const base = join(dirname(from), specifier);
  return ['', '.ts', '.tsx', '.d.ts', '/index.ts']
    .map((end) => base + end)
    .find((path) => existsSync(path) && statSync(path).isFile());
}

/** Returns what modules import from other modules of the project, `import()` included. */
export function listArrows(files: readonly string[]): Arrow[] {
  return files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(IMPORT)].flatMap(([, type, a, b, c]) => {
      const to = resolve(from, a ?? b ?? c ?? '');
      return to ? [{ from, to, typeOnly: type !== undefined }] : [];
    }),
  );
}
