import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLeafPage, type NavPage } from '../../src/model/navigation/NavPage';
import { walkNav } from '../../src/model/navigation/navTree';

/** Reads one of the known trees of `tests/fixtures/nav`. */
export function readNav(file: string): readonly NavPage[] {
  return JSON.parse(readFileSync(join(__dirname, '..', 'fixtures', 'nav', file), 'utf8'));
}

/**
 * Reads the written pages of a known tree in reading order: no groups, no bare labels, no links to other
 * hosts.
 */
export function readNavPages(file: string): NavPage[] {
  return [...walkNav(readNav(file))].map(({ page }) => page).filter(isLeafPage);
}
