import { useMemo } from 'react';
import { trustedHtml } from '../browser/trustedTypes';

/**
 * Returns the value of `dangerouslySetInnerHTML` for HTML that the build wrote: the same object for the same
 * HTML, because React writes the contents of the element again for another one.
 */
export function useTrustedHtml(html: string): { readonly __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}
