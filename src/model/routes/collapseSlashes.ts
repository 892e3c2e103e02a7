import { trimHref } from './trimHref';

/**
 * The path with exactly one leading slash: leading slashes and backslashes collapse, a missing one is added.
 * Everything that is built from a path passes through here first, since `//host/` would lead to another host.
 * Slashes further on stay; `''` gives `'/'`; idempotent.
 * @example collapseSlashes('//evil.example/x') // '/evil.example/x'
 * @example collapseSlashes('/\\evil.example/x') // '/evil.example/x'
 */
export function collapseSlashes(path: string): string {
  return `/${trimHref(path).replace(/^[\\/]+/, '')}`;
}
