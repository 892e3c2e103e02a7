import type { Redirect } from './Redirect';

/** A page, or a place of it. */
export interface RedirectPlace {
  readonly pathname: string;
  readonly fragment?: string;
}

/** The page and the fragment that a target names; undefined for one on another host. */
export function splitTarget(target: string, from: string): RedirectPlace | undefined {
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
export function followRedirects(
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
