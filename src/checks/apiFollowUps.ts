import { DATA } from '../content/workspace';
import type { ApiSource } from '../model/api/ApiSource';
import type { Problem } from '../model/Problem';

/** Rules that a page of the API reference breaks elsewhere by its absence. */
const FOLLOWING: ReadonlySet<string> = new Set([
  'unknown-equivalence',
  'broken-link',
  'broken-anchor',
  'unknown-api',
  'unused-text',
]);

/** Returns the sources of the API reference that have an error, because of which pages may be missing. */
export function listBrokenSources(problems: readonly Problem[], sources: readonly ApiSource[]): ApiSource[] {
  const files = new Set(problems.filter(({ warning }) => !warning).map(({ file }) => file));
  return sources.filter(({ file }) => files.has(file));
}

/** Returns whether a problem may be due to a source: it names a page of its folder, a name, or an unused text. */
function follows({ code, file, message }: Problem, { pathname, productId }: ApiSource): boolean {
  if (!FOLLOWING.has(code)) return false;
  if (code === 'unused-text') return true;
  if (code === 'unknown-api') return file.startsWith(`${DATA.product(productId)}/`);
  return message.split(/[\s#"]+/).some((word) => `${word.replace(/,$/, '')}/`.startsWith(`${pathname}/`));
}

/**
 * Returns problems without those that follow from a broken source of the API reference. The first problem of
 * that source says how many there were.
 */
export function foldApiFollowUps(problems: readonly Problem[], sources: readonly ApiSource[]): Problem[] {
  const broken = listBrokenSources(problems, sources);
  const causeOf = (problem: Problem) => broken.find((source) => follows(problem, source))?.file;
  const counts = new Map<string, number>();
  const left = problems.filter((problem) => {
    const cause = causeOf(problem);
    if (cause !== undefined) counts.set(cause, (counts.get(cause) ?? 0) + 1);
    return cause === undefined;
  });
  return left.map((problem) => {
    const count = problem.warning ? undefined : counts.get(problem.file);
    if (count === undefined) return problem;
    counts.delete(problem.file);
    const followers = count === 1 ? '1 problem' : `${count} problems`;
    return { ...problem, message: `${problem.message}; ${followers} that may follow from it not listed` };
  });
}
