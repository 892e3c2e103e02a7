import type { SourceUnit } from './SourceUnit';

/** Errors of syntax have numbers below 2000. */
const SYNTAX = /^(.+?)\(\d+,\d+\): error TS1\d{3}: /gm;

/** The modules of a program in which the compiler has found errors of syntax. */
export function listUnreadable(output: string, units: readonly SourceUnit[]): SourceUnit[] {
  const paths = [...output.matchAll(SYNTAX)].map(([, path = '']) => path.replaceAll('\\', '/'));
  return units.filter(({ path }) => paths.some((found) => found === path || found.endsWith(`/${path}`)));
}
