import { resolveHref } from '../../model/outputs/html/addresses';
import type { ExportedDocument, ExportSite } from './ExportedDocument';
import type { ExportFinding } from './ExportFinding';

/** Every style sheet, script, icon and picture that a document names goes out with it. */
export function checkFiles({ facts, route }: ExportedDocument, site: ExportSite): ExportFinding[] {
  const card = facts.social['og:image'] ?? '';
  const named = [
    ...facts.files,
    ...(card
      ? [{ address: card.startsWith(site.origin) ? card.slice(site.origin.length) : card, at: undefined }]
      : []),
  ];
  return named.flatMap(({ address, at }) => {
    const path = resolveHref(address, site.origin, route);
    if (!/^\/(?!\/)/.test(path) || site.hasFile(path.replace(/[?#].*$/s, ''))) return [];
    const message = `The document names ${address}, and no such file goes out`;
    return [{ code: 'missing-file', message, hint: 'write the file, or do not name it', at }];
  });
}
