import { suggestPathnames } from '../routes/pathSuggestions';
import { checkRedirectAddress, type Redirect, type RedirectFinding } from './Redirect';

/** What the site has, for redirects to lead to. */
interface RedirectTargets {
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

/** A page, or a place of it. */
interface RedirectPlace {
  readonly pathname: string;
  readonly fragment?: string;
}

/** The page and the fragment that a target names; undefined for one on another host. */
function splitTarget(target: string, from: string): RedirectPlace | undefined {
  if (target.startsWith('https://')) return undefined;
  const [pathname = '', fragment] = target.split('#');
  return { pathname: pathname || from, ...(fragment === undefined ? {} : { fragment }) };
}

/** @example formatPlace({ pathname: '/a', fragment: 'b' }) // '/a#b' */
function formatPlace({ pathname, fragment }: RedirectPlace): string {
  return fragment === undefined ? pathname : `${pathname}#${fragment}`;
}

/** Where a reader is led from a place, as the page's script does it: by its fragment first, then as a whole. */
function stepFrom(
  { pathname, fragment }: RedirectPlace,
  redirects: ReadonlyMap<string, Redirect>,
): RedirectPlace | undefined {
  const { to, fragments = {} } = redirects.get(pathname) ?? {};
  const own = fragment !== undefined && Object.hasOwn(fragments, fragment) ? fragments[fragment] : undefined;
  const target = own ?? to;
  const next = target === undefined ? undefined : splitTarget(target, pathname);
  if (!next || fragment === undefined || own !== undefined) return next;
  // A page that has moved as a whole takes the reader's fragment along.
  return { fragment, ...next };
}

/** The places that one leads to, step by step, itself included, until it ends or comes back to one that was seen. */
function followRedirects(
  start: RedirectPlace,
  redirects: ReadonlyMap<string, Redirect>,
): { readonly steps: readonly string[]; readonly loops: boolean } {
  const steps = [formatPlace(start)];
  for (let place = stepFrom(start, redirects); place; place = stepFrom(place, redirects)) {
    const step = formatPlace(place);
    const loops = steps.includes(step);
    steps.push(step);
    if (loops) return { steps, loops };
  }
  return { steps, loops: false };
}

/**
 * The mistake in a target on another host, if any. Hosts read it in files of their own, where a space ends it and `$`
 * is a variable, so that it must be written as browsers send it.
 */
function checkOtherHost(target: string): Pick<RedirectFinding, 'code' | 'message' | 'hint'> | undefined {
  const code = 'redirect-address';
  if (!URL.canParse(target))
    return { code, message: `${target} is no address`, hint: 'write it whole, with https://' };
  const { href } = new URL(target);
  const written = href.replaceAll('$', '%24');
  if (written === target) return undefined;
  return { code, message: `${target} is not written as browsers send it`, hint: `write ${written}` };
}
