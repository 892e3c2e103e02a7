import { useState } from 'react';

/** Whether the page is opened by client navigation, without a document load: the runtime runs already. */
function isNavigation(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.ready !== undefined;
}

/**
 * The style sheet of a page's demos or of its API reference. A loaded document already has these styles
 * inline in its head. On client navigation, React shows the page only after the sheet has loaded
 * (`precedence`, see https://react.dev/reference/react-dom/components/link).
 */
export function PageStyles({ href }: { href: string }) {
  const [wait] = useState(isNavigation);
  return wait ? <link rel="stylesheet" href={href} precedence="demos" /> : null;
}
