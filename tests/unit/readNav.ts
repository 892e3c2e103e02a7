import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NavPage } from '../../src/model/navigation/NavPage';

/** One of the known trees of `tests/fixtures/nav`. */
export function readNav(file: string): readonly NavPage[] {
  return JSON.parse(readFileSync(join(__dirname, '..', 'fixtures', 'nav', file), 'utf8'));
}
