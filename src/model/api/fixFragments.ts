import type { ApiUnit } from './ApiUnit';
import { findAnchor } from './findAnchor';

const LINK = /\]\((\/[^)\s#]*\/)#([^)\s]+)\)/g;

/**
 * A description whose links into the reference name places that are there: fragments in today's spelling, class names
 * by their key, and no fragment where the unit, or another page, has no such place.
 * @param find the unit of a canonical pathname
 * @param hasPlace whether another page has the fragment
 * @example fixFragments('[root](/ui/api/tab/#Tab-classes-root)', find) // '[root](/ui/api/tab/#tab-classes-root)'
 */
export function fixFragments(
  markdown: string,
  find: (pathname: string) => ApiUnit | undefined,
  hasPlace: (pathname: string, fragment: string) => boolean = () => true,
): string {
  return markdown.replace(LINK, (link, path: string, fragment: string) => {
    const unit = find(path.slice(0, -1));
    if (!unit) return hasPlace(path.slice(0, -1), fragment) ? link : `](${path})`;
    // A class may be named as it stands in the document: `MuiDrawer-paper` is the key `paper`.
    const byKey = fragment.replace(/-classes-\w+-(?=\w+$)/, '-classes-');
    const anchor = findAnchor(unit, fragment) ?? findAnchor(unit, byKey);
    return anchor ? `](${path}#${anchor})` : `](${path})`;
  });
}
