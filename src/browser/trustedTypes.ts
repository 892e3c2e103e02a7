import { isInert, OWN_POLICY } from '../model/outputs/trustedTypes';

/** The part of the browser's Trusted Types that the site uses. Not every browser has it, and no build does. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Readonly<Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>>,
  ): { createHTML(html: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(OWN_POLICY, { createHTML: (html) => html });

/**
 * Returns HTML that the build wrote in a form that a document inserts even if it requires Trusted Types. Never
 * pass it text of a reader, an address or a third party. The result has the type of a string because it can be
 * assigned like one; in browsers with Trusted Types it is an object, a new one for each call.
 */
export function ownHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/**
 * Makes the policy that browsers ask about plain text if Trusted Types are required. Scripts and workers are
 * those of the site's origin, which covers the loaders of the bundler. HTML has only elements without effects,
 * which covers the editor of live demos. Anything else is refused: the insertion throws.
 */
export function startDefaultPolicy(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isInert(html) ? html : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
