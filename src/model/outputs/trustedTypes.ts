/** Name of the policy of the build's own HTML, see `src/browser/trustedTypes.ts`. */
export const OWN_POLICY = 'docs-shell';

/**
 * Directives that require Trusted Types: browsers then refuse HTML and addresses of scripts that no policy with
 * one of these names has made. `default` is asked about plain text. The own one may be made several times, because the head script,
 * the loader and the islands are bundled separately.
 * See https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 */
export const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', OWN_POLICY, "'allow-duplicates'"],
} as const;

/** A tag without effects: no address, no handler, nothing that loads. */
const INERT_TAG =
  /<\/?(?:div|mark|pre|span|textarea)(?: (?:(?:aria-hidden|autocapitalize|autocomplete|class|spellcheck)=(?:"[^"<>]*"|[\w:;.-]+)|style=(?:"(?:var\(--[\w-]+\)|[^"<>&()])*"|[\w:;.-]+)))*>/g;

/**
 * Returns whether HTML consists of text and elements without effects. That is all that the editor of live
 * demos writes.
 */
export function isInert(html: string): boolean {
  return !html.replace(INERT_TAG, '').includes('<');
}
