import { isAsset } from '../../model/languages/languagePath';
import { suggestPathnames } from '../../model/routes/pathSuggestions';
import type { ExportFinding } from './ExportFinding';
import { hasPlace } from './hasPlace';
import type { SeenDocument } from './SeenDocument';

/** A mistake in a link, with the number of the link. */
export interface TargetFinding extends ExportFinding {
  readonly link: number;
}

/** Every link to this site leads to a page that goes out, and to a place that the page has. */
export function checkTargets(
  hrefs: readonly string[],
  documents: ReadonlyMap<string, SeenDocument>,
  hasFile: (address: string) => boolean,
): TargetFinding[] {
  const findings: TargetFinding[] = [];
  const routes = [...documents.keys()];
  hrefs.forEach((href, link) => {
    if (!/^\/(?!\/)/.test(href)) return;
    const [path = '', hash = ''] = href.split('#');
    const route = path.replace(/\?.*$/s, '');
    const tell = (code: string, message: string, hint: string) =>
      findings.push({ code, message, hint, written: href, link });
    if (isAsset(route)) {
      if (!hasFile(route))
        tell('missing-file', `There is no file ${route}`, 'put it into public/, or mend the link');
      return;
    }
    const target = documents.get(route);
    if (!target) {
      const [nearest] = suggestPathnames(
        route.replace(/\/$/, ''),
        routes.map((one) => one.replace(/(?<=.)\/$/, '')),
        1,
      );
      tell(
        'broken-link',
        `There is no page ${route}`,
        nearest ? `did you mean ${nearest}/?` : 'link to a page that exists',
      );
    } else if (target.isRedirect) {
      tell('link-to-redirect', `The link ${href} leads to a page that has moved`, 'link to where it is now');
    } else if (!hasPlace(target.ids, hash)) {
      tell('broken-anchor', `The page ${route} has no place #${hash}`, 'link to an id of that page');
    }
  });
  return findings;
}
