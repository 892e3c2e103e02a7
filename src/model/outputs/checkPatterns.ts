import { suggestPathnames } from '../routes/pathSuggestions';
import { checkRedirectAddress, type Redirect, type RedirectFinding } from './Redirect';
import { isElsewhere, withoutStar, type RedirectPattern } from './RedirectPattern';
import { checkTarget, type RedirectTargets } from './redirectTargets';

/** Reports the form of a pattern: where its stars are, and addresses that can't be. */
export function checkPattern(
  redirect: RedirectPattern & Pick<Redirect, 'fragments'>,
  languageCodes: readonly string[],
): RedirectFinding[] {
  const { from, to, fragments } = redirect;
  const report = (code: string, message: string, hint: string): RedirectFinding[] => [
    { code, message, hint, from },
  ];
  if (!from.endsWith('/*') || from.indexOf('*') !== from.length - 1)
    return report(
      'redirect-address',
      `A redirect cannot start at ${from}`,
      'write one star, after the last slash',
    );
  if (to === undefined || fragments)
    return report(
      'redirect-field',
      `The redirect of ${from} needs "to" and nothing else`,
      'fragments belong to single pages',
    );
  const defect = checkRedirectAddress({ from: from.slice(0, -2), to }, languageCodes);
  if (defect) return [{ ...defect, message: defect.message.replace(from.slice(0, -2), from), from }];
  if (withoutStar(to).includes('*'))
    return report('redirect-address', `${from} leads to ${to}`, 'write one star, at the end of "to"');
  // With the rest of an address right after the host or the first slash, a crafted link could lead to another host.
  if (to.endsWith('*') && !/^(?:\/[^/*]|https:\/\/[^/]+\/)/.test(to))
    return report('redirect-address', `${from} leads to ${to}`, 'name a folder before the star: /product/*');
  return [];
}

/** Whether an address, or the start of addresses, is one of those that a pattern names. */
const isBelow = (address: string, from: string) => address.startsWith(withoutStar(from));

/**
 * Reports errors in the patterns as a whole: two for the same addresses, pages that one would hide, targets that do
 * not exist, chains and loops.
 * @param files addresses of files that are not pages
 */
export function checkPatterns(
  patterns: readonly RedirectPattern[],
  site: RedirectTargets,
  files: readonly string[] = [],
): RedirectFinding[] {
  const seen = new Set<string>();
  return patterns.flatMap((pattern) => {
    const defects = checkPattern(pattern, site.languageCodes);
    if (defects.length > 0) return defects;
    const { from, to } = pattern;
    const findings: RedirectFinding[] = [];
    const report = (code: string, message: string, hint: string) =>
      findings.push({ code, message, hint, from });
    if (seen.has(from)) report('duplicate-redirect', `${from} is redirected twice`, 'keep one of the two');
    seen.add(from);
    const hidden = [...site.pathnames, ...files].find((address) => isBelow(address, from));
    if (hidden) {
      const message = `The redirect of ${from} would hide ${hidden}`;
      report('shadowed-page', message, 'redirect the missing addresses one by one');
    }
    const next = patterns.find((other) => !isElsewhere(pattern) && isBelow(to, other.from));
    if (next === pattern) {
      report('redirect-loop', `The redirect of ${from} leads back to itself: ${to}`, 'make it end at a page');
    } else if (next) {
      const message = `${from} leads to ${to}, which is redirected to ${next.to}`;
      report('redirect-chain', message, 'write the last address');
    } else if (!to.endsWith('*') || isElsewhere(pattern)) {
      checkTarget(withoutStar(to), from, site, report);
    } else if (![...site.pathnames].some((pathname) => isBelow(pathname, to))) {
      const [nearest] = suggestPathnames(withoutStar(to), [...site.pathnames], 1);
      const hint = nearest
        ? `did you mean ${nearest}/*?`
        : 'use the start of the addresses of existing pages';
      report('redirect-target', `${from} leads to ${to}, but no page begins like that`, hint);
    }
    return findings;
  });
}
