/**
 * The module that replaces `react-dom/client` in the browser's bundle (`next.config.js`). It has the same
 * interface, but hydration starts in a transition. Next's client calls `hydrateRoot` outside of one, so React
 * would hydrate the whole page in one long task; in a transition it yields to the browser every few
 * milliseconds. See https://react.dev/reference/react/startTransition
 * Guarded by `tests/browser/hydration.test.ts`.
 */
import { startTransition } from 'react';
import * as client from 'react-dom-client-as-delivered';

export const { createRoot, version } = client;

/** React's `hydrateRoot`, in a transition. */
export function hydrateRoot(...options: Parameters<typeof client.hydrateRoot>): client.Root {
  let root: client.Root | undefined;
  startTransition(() => {
    root = client.hydrateRoot(...options);
  });
  if (!root) throw new Error('React did not create a root');
  return root;
}

/**
 * Next's client reads the default export of the module, as of a CommonJS module:
 * https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/client/index.tsx
 */
export default { createRoot, hydrateRoot, version };
