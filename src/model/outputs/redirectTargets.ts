import { suggestPathnames } from '../routes/pathSuggestions';
import { parseUrl } from '../routes/url';
import { checkRedirectAddress, type Redirect, type RedirectFinding } from './Redirect';

/** Existing pages and ids, the possible targets of redirects. */
export interface RedirectTargets {
  readonly pathnames: ReadonlySet<string>;
  /** Whether a page has an id for that fragment. */
  readonly hasFragment: (pathname: string, fragment: string) => boolean;
  readonly languageCodes: readonly string[];
}

type Report = (code: string, message: string, hint: string) => void;

/** Reports errors in one target of a redirect: a target on this site must exist. */
export function checkTarget(target: string, from: string, site: RedirectTargets, report: Report): void {
  const address = splitTarget(target, from);
  if (!address) {
    const defect = checkOtherHost(target);
    if (defect) report(defect.code, defect.message, defect.hint);
  } else if (!site.pathnames.has(address.pathname)) {
    const [nearest] = suggestPathnames(address.pathname, [...site.pathnames], 1);
    const hint = nearest ? `did you mean ${nearest}?` : 'use the address of an existing page';
    report('redirect-target', `${from} leads to ${target}, but that page does not exist`, hint);
  } else if (address.fragment !== undefined && !site.hasFragment(address.pathname, address.fragment)) {
    const hint = 'use an id of that page, or remove the fragment';
    report('redirect-fragment', `${from} leads to ${target}, but the page has no such id`, hint);
  }
}

/** Reports a loop or a chain that starts at a page or fragment; returns whether there is one. */
function checkWay(
  from: string,
  fragment: string | undefined,
  redirects: ReadonlyMap<string, Redirect>,
  report: Report,
): boolean {
  const { steps, loops } = followRedirects(
    { pathname: from, ...(fragment === undefined ? {} : { fragment }) },
    redirects,
  );
  const way = steps.join(' → ');
  if (loops) report('redirect-loop', `The redirect leads back to itself: ${way}`, 'make it end at a page');
  else if (steps.length > 2) {
    const key = fragment === undefined ? 'to' : `'${fragment}'`;
    const message = `The redirect takes ${steps.length - 1} steps: ${way}`;
    report('redirect-chain', message, `write ${key}: '${steps.at(-1) ?? ''}'`);
  }
  return loops || steps.length > 2;
}

/**
 * Reports errors in the redirects: invalid addresses, pages redirected twice, redirects that would hide an
 * existing page or id, missing targets, chains and loops.
 */
export function checkRedirects(redirects: readonly Redirect[], site: RedirectTargets): RedirectFinding[] {
  const findings: RedirectFinding[] = [];
  const byFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const seen = new Set<string>();
  for (const redirect of redirects) {
    const { from, to, fragments = {} } = redirect;
    const report: Report = (code, message, hint) => findings.push({ code, message, hint, from });
    const defect = checkRedirectAddress(redirect, site.languageCodes);
    if (defect) {
      findings.push(defect);
      continue;
    }
    if (seen.has(from)) report('duplicate-redirect', `${from} is redirected twice`, 'keep one of the two');
    seen.add(from);
    const stays = site.pathnames.has(from);
    if (to !== undefined && stays) {
      const message = `The redirect of ${from} would hide an existing page`;
      report('shadowed-page', message, 'remove the redirect, or its `to`');
    }
    if (to === undefined && !stays) {
      const message = `The page ${from} with moved fragments does not exist`;
      report('redirect-target', message, 'set `to` to the new address of the page');
    }
    if (to !== undefined && !checkWay(from, undefined, byFrom, report)) checkTarget(to, from, site, report);
    for (const [fragment, target] of Object.entries(fragments)) {
      if (stays && site.hasFragment(from, fragment)) {
        const message = `The redirect of ${from}#${fragment} would hide an existing id`;
        report('shadowed-place', message, 'remove it: the page still has that id');
      }
      if (!checkWay(from, fragment, byFrom, report)) checkTarget(target, from, site, report);
    }
  }
  return findings;
}

/** A page, or a fragment of it. */
interface RedirectAddress {
  readonly pathname: string;
  readonly fragment?: string;
}

/** Returns the page and the fragment of a target; undefined for a target on another host. */
function splitTarget(target: string, from: string): RedirectAddress | undefined {
  if (target.startsWith('https://')) return undefined;
  const [pathname = '', fragment] = target.split('#');
  return { pathname: pathname || from, ...(fragment === undefined ? {} : { fragment }) };
}

/** @example formatAddress({ pathname: '/a', fragment: 'b' }) // '/a#b' */
function formatAddress({ pathname, fragment }: RedirectAddress): string {
  return fragment === undefined ? pathname : `${pathname}#${fragment}`;
}

/** Returns the next step of a redirect. As in `FORWARD_SCRIPT`, the fragment's own target comes first. */
function stepFrom(
  { pathname, fragment }: RedirectAddress,
  redirects: ReadonlyMap<string, Redirect>,
): RedirectAddress | undefined {
  const { to, fragments = {} } = redirects.get(pathname) ?? {};
  const ofFragment =
    fragment !== undefined && Object.hasOwn(fragments, fragment) ? fragments[fragment] : undefined;
  const target = ofFragment ?? to;
  const next = target === undefined ? undefined : splitTarget(target, pathname);
  if (!next || fragment === undefined || ofFragment !== undefined) return next;
  // A redirect of a whole page keeps the fragment.
  return { fragment, ...next };
}

/** Returns the steps from an address, including itself, up to the last one or the first repeated one. */
function followRedirects(
  start: RedirectAddress,
  redirects: ReadonlyMap<string, Redirect>,
): { readonly steps: readonly string[]; readonly loops: boolean } {
  const steps = [formatAddress(start)];
  for (let address = stepFrom(start, redirects); address; address = stepFrom(address, redirects)) {
    const step = formatAddress(address);
    const loops = steps.includes(step);
    steps.push(step);
    if (loops) return { steps, loops };
  }
  return { steps, loops: false };
}

/**
 * Returns the error in a target on another host, if any. Host configuration files end it at a space and read
 * `$` as a variable, so it must have the normalized form that browsers send.
 */
function checkOtherHost(target: string): Pick<RedirectFinding, 'code' | 'message' | 'hint'> | undefined {
  const code = 'redirect-address';
  const url = parseUrl(target);
  if (!url)
    return { code, message: `${target} is not a valid address`, hint: 'write the full URL, with https://' };
  const written = url.href.replaceAll('$', '%24');
  if (written === target) return undefined;
  return { code, message: `${target} is not a normalized URL`, hint: `write ${written}` };
}
