import { type NavFinding, checkNavFields, checkPagePathname } from './navEntry';
import type { NavPage } from './NavPage';
import { duplicatedPathnameMessage, isDuplicateAllowed } from './duplicatedPathnames';
import { type NavVisit, walkNav } from './navTree';

/** Maximum depth; deeper trees do not fit the width of the sidebar. */
const NAV_MAX_DEPTH = 6;

function readPathname(entry: object): string {
  return 'pathname' in entry && typeof entry.pathname === 'string' ? entry.pathname : '';
}

function checkEntry(entry: object, pathname: string, languageCodes: readonly string[]): NavFinding[] {
  const children = 'children' in entry && Array.isArray(entry.children) ? entry.children : undefined;
  const findings = checkNavFields(entry, pathname, languageCodes);
  // checkNavFields has already reported a pathname that is present but not a string.
  if (pathname || !('pathname' in entry) || entry.pathname === '') {
    findings.push(...checkPagePathname(pathname, children !== undefined, languageCodes));
  }
  if (children?.length === 0) {
    const message = `Group ${pathname} has no entries`;
    findings.push({ code: 'empty-group', message, hint: 'add a page, or leave children out', pathname });
  }
  return findings;
}

function checkDepth({ depth, cyclic }: NavVisit, pathname: string): NavFinding[] {
  if (cyclic) {
    const message = `Entry ${pathname} is inside itself`;
    return [{ code: 'cyclic-nav', message, hint: 'remove it from its own children', pathname }];
  }
  // Reported once per branch, at the first entry that is too deep.
  if (depth !== NAV_MAX_DEPTH + 1) return [];
  const message = `Entry ${pathname} is nested deeper than ${NAV_MAX_DEPTH} levels`;
  return [{ code: 'nav-too-deep', message, hint: 'move it to a group further up', pathname }];
}

/**
 * Returns all problems of a navigation tree in reading order; `[]` if there are none. Accepts unchecked data,
 * including cycles, and always terminates.
 * @param languageCodes codes that no pathname may start with
 */
export function checkNav(tree: readonly NavPage[], languageCodes: readonly string[] = []): NavFinding[] {
  if (!Array.isArray(tree)) {
    return [
      { code: 'bad-nav-entry', message: 'The tree is not a list', hint: 'export a list', pathname: '' },
    ];
  }
  const findings: NavFinding[] = [];
  const timesSeen = new Map<string, number>();
  for (const visit of walkNav(tree)) {
    const entry: unknown = visit.page;
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      const group = visit.parent ? readPathname(visit.parent.page) : '';
      const message = `An entry ${group ? `of ${group}` : 'at the top'} is not an object`;
      findings.push({ code: 'bad-nav-entry', message, hint: 'write { pathname: … }', pathname: group });
      continue;
    }
    const pathname = readPathname(entry);
    findings.push(...checkDepth(visit, pathname));
    if (!visit.repeated) findings.push(...checkEntry(entry, pathname, languageCodes));
    if (visit.cyclic || pathname === '' || isDuplicateAllowed(pathname)) continue;
    const times = (timesSeen.get(pathname) ?? 0) + 1;
    timesSeen.set(pathname, times);
    if (times === 2) {
      const message = duplicatedPathnameMessage(pathname);
      findings.push({ code: 'duplicate-pathname', message, hint: 'keep one of them', pathname });
    }
  }
  return findings;
}
