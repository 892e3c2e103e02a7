import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives each test of a file an empty working folder, which is deleted afterwards. */
export function useTestFolder(): void {
  const project = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'own-'));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true, force: true });
  });
}
