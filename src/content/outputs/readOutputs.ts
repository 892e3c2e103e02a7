import { readFileSync } from 'node:fs';
import type { OutputPage } from '../../model/outputs/OutputPage';
import type { ResolvedRedirect } from '../../model/outputs/ResolvedRedirect';
import { PAGE_LIST_FILE, REDIRECTS_FILE } from './outputFiles';

/** The pages of the last content step. */
export function readOutputPages(): OutputPage[] {
  return JSON.parse(readFileSync(PAGE_LIST_FILE, 'utf8')) as OutputPage[];
}

/** The redirects of the last content step. */
export function readResolvedRedirects(): ResolvedRedirect[] {
  return JSON.parse(readFileSync(REDIRECTS_FILE, 'utf8')) as ResolvedRedirect[];
}
