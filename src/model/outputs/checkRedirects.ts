import { suggestPathnames } from '../routes/suggestPathnames';
import { checkOtherHost } from './checkOtherHost';
import { checkRedirectAddress } from './checkRedirectAddress';
import { followRedirects, splitTarget } from './followRedirects';
import type { Redirect } from './Redirect';
import type { RedirectFinding } from './RedirectFinding';

/** What the site has, for redirects to lead to. */
export interface RedirectTargets {
  readonly pathnames: ReadonlySet<string>;
  /** Whether a page has a place of that fragment. */
  readonly hasFragment: (pathname: string, fragment: string) => boolean;
  readonly languageCodes: readonly string[];
}

type Tell = (code: string, message: string, hint: string) => void;

/** The mistakes in one target of a redirect: a place of this site must be there. */
function checkTarget(target: string, from: string, site: RedirectTargets, tell: Tell): void {
  const place = splitTarget(target, from);
  if (!place) {
    const defect = checkOtherHost(target);
    if (defect) tell(defect.code, defect.message, defect.hint);
  } else if (!site.pathnames.has(place.pathname)) {
    const [nearest] = suggestPathnames(place.pathname, [...site.pathnames], 1);
    const hint = nearest ? `did you mean ${nearest}?` : 'lead to a page that exists';
    tell('redirect-target', `${from} leads to ${target}, and there is no such page`, hint);
  } else if (place.fragment !== undefined && !site.hasFragment(place.pathname, place.fragment)) {
    const hint = 'name an id of that page, or lead to the page without fragment';
    tell('redirect-fragment', `${from} leads to ${target}, and the page has no such place`, hint);
  }
}

/** Whether the way from a page or place is a loop, or longer than one step; then it has been told. */
function checkWay(
  from: string,
  fragment: string | undefined,
  redirects: ReadonlyMap<string, Redirect>,
  tell: Tell,
): boolean {
  const { steps, loops } = followRedirects(
    { pathname: from, ...(fragment === undefined ? {} : { fragment }) },
    redirects,
  );
  const way = steps.join(' → ');
  if (loops) tell('redirect-loop', `The redirect leads back to itself: ${way}`, 'let it end at a page');
  else if (steps.length > 2) {
    const key = fragment === undefined ? 'to' : `'${fragment}'`;
    const message = `The redirect takes ${steps.length - 1} steps: ${way}`;
    tell('redirect-chain', message, `write ${key}: '${steps.at(-1) ?? ''}'`);
  }
  return loops || steps.length > 2;
}

/**
 * The mistakes in the redirects: addresses that are none, one page redirected twice, a page or a place that still
 * exists and would be hidden, a target that is missing, a chain, a loop.
 */
export function checkRedirects(redirects: readonly Redirect[], site: RedirectTargets): RedirectFinding[] {
  const findings: RedirectFinding[] = [];
  const byFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const seen = new Set<string>();
  for (const redirect of redirects) {
    const { from, to, fragments = {} } = redirect;
    const tell: Tell = (code, message, hint) => findings.push({ code, message, hint, from });
    const defect = checkRedirectAddress(redirect, site.languageCodes);
    if (defect) {
      findings.push(defect);
      continue;
    }
    if (seen.has(from)) tell('duplicate-redirect', `${from} is redirected twice`, 'keep one of the two');
    seen.add(from);
    const stays = site.pathnames.has(from);
    if (to !== undefined && stays) {
      const message = `The redirect of ${from} would hide the page that is there`;
      tell('shadowed-page', message, 'remove the redirect, or its `to`');
    }
    if (to === undefined && !stays) {
      const message = `There is no page ${from} whose fragments could move`;
      tell('redirect-target', message, 'say with `to` where the page has gone');
    }
    if (to !== undefined && !checkWay(from, undefined, byFrom, tell)) checkTarget(to, from, site, tell);
    for (const [fragment, target] of Object.entries(fragments)) {
      if (stays && site.hasFragment(from, fragment)) {
        const message = `The redirect of ${from}#${fragment} would hide the place that is there`;
        tell('shadowed-place', message, 'remove it: the page still has that id');
      }
      if (!checkWay(from, fragment, byFrom, tell)) checkTarget(target, from, site, tell);
    }
  }
  return findings;
}
