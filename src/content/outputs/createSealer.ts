import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ResolvedRedirect } from '../../model/outputs/ResolvedRedirect';
import { createSheetInliner } from './createSheetInliner';
import { fileToRoute } from './fileToRoute';
import { sealDocument } from './sealDocument';
import type { SitePolicy } from './sitePolicy';

/**
 * Gives a document of an export what it needs of the frame's style sheets and its own policy, on its final bytes, and,
 * where something has moved away from it, the map that leads on. Returns what does that to a document and gives its
 * text.
 */
export function createSealer(
  folder: string,
  policy: SitePolicy,
  redirects: readonly ResolvedRedirect[],
): (file: string) => string {
  const moved = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const inlineSheets = createSheetInliner(folder);
  return (file) => {
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
    return html;
  };
}
