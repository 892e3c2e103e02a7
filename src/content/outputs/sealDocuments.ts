import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ResolvedRedirect } from '../../model/outputs/ResolvedRedirect';
import { createSheetInliner } from './createSheetInliner';
import { fileToRoute } from './fileToRoute';
import { listDocuments } from './listDocuments';
import { pickKinds } from './pickKinds';
import { sealDocument } from './sealDocument';
import type { SitePolicy } from './sitePolicy';

/**
 * Gives every document of an export what it needs of the frame's style sheets and its own policy, on its final bytes,
 * and the documents from which something has moved the map that leads on.
 * @param onDocument told of each document as it goes out
 */
export function sealDocuments(
  folder: string,
  policy: SitePolicy,
  redirects: readonly ResolvedRedirect[],
  onDocument: (file: string, html: string) => void,
): void {
  const moved = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const documents = listDocuments(folder);
  const inlineSheets = createSheetInliner(folder);
  // Whoever is told of the first document may look for its files.
  for (const file of pickKinds(documents)) inlineSheets(readFileSync(`${folder}/${file}`, 'utf8'));
  for (const file of documents) {
    const path = `${folder}/${file}`;
    const redirect = moved.get(fileToRoute(file));
    const html = sealDocument(
      inlineSheets(readFileSync(path, 'utf8')),
      policy,
      redirect && { fragments: redirect.fragments, ...(redirect.pageStays ? {} : { to: redirect.to }) },
    );
    // In the place of what Next drew, never into it: the next build may use that again.
    rmSync(path);
    writeFileSync(path, html);
    onDocument(file, html);
  }
}
