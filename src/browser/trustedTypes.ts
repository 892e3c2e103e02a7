import { isInert, OWN_POLICY } from '../model/outputs/trustedTypes';

type Rule = (text: string) => string | null;

/** The part of the browser's Trusted Types that the site uses. Not every browser has it, and no build does. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: Rule; readonly createScriptURL?: Rule },
  ): { createHTML(html: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const rules = { createHTML: (html: string) => html };
const policy = trustedTypes?.createPolicy(OWN_POLICY, rules) ?? rules;

/**
 * Returns HTML that the build wrote in a form that a document inserts even if it requires Trusted Types. Never
 * pass it text of a reader, an address or a third party. The result has the type of a string because it can be
 * assigned like one; in browsers with Trusted Types it is an object, a new one for each call.
 */
export function trustedHtml(html: string): string {
  return policy.createHTML(html);
}

/**
 * Makes the policy that browsers ask about plain text if Trusted Types are required. Scripts and workers are
 * those of the site's origin. HTML has only elements without effects,
 * which covers the editor of live demos. Anything else is refused: the insertion throws. Does nothing if there is
 * such a policy, for example that of an extension: a document has only one.
 */
export function startDefaultPolicy(): void {
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (html) => (isInert(html) ? html : null),
      // The text is compared because a `blob:` address has the origin of the page that made it.
      createScriptURL: (url) =>
        new URL(url, location.href).href.startsWith(`${location.origin}/`) ? url : null,
    });
  } catch {
    // The other policy decides.
  }
}
