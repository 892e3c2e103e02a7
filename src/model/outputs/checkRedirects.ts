import { isReservedPathname } from '../routes/isReservedPathname';
import { suggestPathnames } from '../routes/suggestPathnames';
import type { Redirect } from './Redirect';

/** One mistake in the list of redirects. */
export interface RedirectFinding {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** The redirect's `from`, by which its line is found. */
  readonly from: string;
}

/** What the site has, for redirects to lead to. */
export interface RedirectTargets {
  readonly pathnames: ReadonlySet<string>;
  /** Whether a page has a place of that fragment. */
  readonly hasFragment: (pathname: string, fragment: string) => boolean;
  readonly languageCodes: readonly string[];
}

const PATHNAME = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/;

/** The page and the fragment that a target names; undefined for one on another host. */
function splitTarget(target: string, from: string): { pathname: string; fragment?: string } | undefined {
  if (target.startsWith('https://')) return undefined;
  const [pathname = '', fragment] = target.split('#');
  return { pathname: pathname || from, ...(fragment === undefined ? {} : { fragment }) };
}

/** Pathnames that one leads to, step by step, until it ends or comes back to one that was seen. */
function follow(from: string, next: ReadonlyMap<string, string>): { steps: string[]; loops: boolean } {
  const steps = [from];
  for (let to = next.get(from); to !== undefined; to = next.get(to)) {
    if (steps.includes(to)) return { steps: [...steps, to], loops: true };
    steps.push(to);
  }
  return { steps, loops: false };
}

/**
 * The mistakes in the redirects: addresses that are none, one page redirected twice, a page that still exists and would
 * be hidden, a target that is missing, a chain, a loop.
 */
export function checkRedirects(redirects: readonly Redirect[], site: RedirectTargets): RedirectFinding[] {
  const findings: RedirectFinding[] = [];
  const next = new Map<string, string>();
  for (const { from, to } of redirects) {
    const target = to === undefined ? undefined : splitTarget(to, from);
    if (target) next.set(from, target.pathname);
  }
  const seen = new Set<string>();
  for (const redirect of redirects) {
    const { from, to, fragments = {} } = redirect;
    const add = (code: string, message: string, hint: string) => findings.push({ code, message, hint, from });
    if (!PATHNAME.test(from) || from === '/' || isReservedPathname(from, site.languageCodes)) {
      add(
        'redirect-address',
        `A redirect can't begin at ${from}`,
        'write /product/page, without language and final slash',
      );
      continue;
    }
    if (seen.has(from)) add('duplicate-redirect', `${from} is redirected twice`, 'keep one of the two');
    seen.add(from);
    const stays = site.pathnames.has(from);
    if (to !== undefined && stays) {
      add(
        'shadowed-page',
        `The redirect of ${from} would hide the page that is there`,
        'remove the redirect, or its `to`',
      );
    }
    if (to === undefined && !stays) {
      add(
        'redirect-target',
        `There is no page ${from} whose fragments could move`,
        'say with `to` where the page has gone',
      );
    }
    const { steps, loops } = follow(from, next);
    if (loops) {
      add('redirect-loop', `The redirect leads back to itself: ${steps.join(' → ')}`, 'let it end at a page');
      continue;
    }
    if (steps.length > 2 && !stays) {
      const end = steps.at(-1) ?? '';
      add(
        'redirect-chain',
        `The redirect takes ${steps.length - 1} steps: ${steps.join(' → ')}`,
        `write to: '${end}'`,
      );
      continue;
    }
    for (const target of [...(to === undefined ? [] : [to]), ...Object.values(fragments)]) {
      const place = splitTarget(target, from);
      if (!place) {
        if (!URL.canParse(target))
          add('redirect-address', `${target} is no address`, 'write it whole, with https://');
      } else if (!site.pathnames.has(place.pathname)) {
        const [nearest] = suggestPathnames(place.pathname, [...site.pathnames], 1);
        const hint = nearest ? `did you mean ${nearest}?` : 'lead to a page that exists';
        add('redirect-target', `${from} leads to ${target}, and there is no such page`, hint);
      } else if (place.fragment !== undefined && !site.hasFragment(place.pathname, place.fragment)) {
        const hint = 'name an id of that page, or lead to the page without fragment';
        add('redirect-fragment', `${from} leads to ${target}, and the page has no such place`, hint);
      }
    }
  }
  return findings;
}
