import { readFileSync, writeFileSync } from 'node:fs';
import type { ResolvedRedirect } from '../../model/outputs/ResolvedRedirect';
import { fileToRoute } from './fileToRoute';
import { listDocuments } from './listDocuments';
import { sealDocument } from './sealDocument';
import type { SitePolicy } from './sitePolicy';

/**
 * Gives every document of an export its own policy, on its final bytes, and the documents from which something has
 * moved the map that leads on.
 * @param onDocument told of each document as it goes out
 */
export function sealDocuments(
  folder: string,
  policy: SitePolicy,
  redirects: readonly ResolvedRedirect[],
  onDocument: (file: string, html: string) => void,
): void {
  const moved = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  for (const file of listDocuments(folder)) {
    const path = `${folder}/${file}`;
    const redirect = moved.get(fileToRoute(file));
    const html = sealDocument(
      readFileSync(path, 'utf8'),
      policy,
      redirect && { fragments: redirect.fragments, ...(redirect.pageStays ? {} : { to: redirect.to }) },
    );
    writeFileSync(path, html);
    onDocument(file, html);
  }
}
