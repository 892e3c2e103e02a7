import type { BrowserContext } from 'playwright-core';

/**
 * To be called before a context is closed: a route that a test still holds is answered to nobody, and its failure would
 * be counted to the test that runs then. A test may have closed the context itself.
 */
export async function letGoOfRoutes(context: BrowserContext): Promise<void> {
  if (context.browser()?.contexts().includes(context)) await context.unrouteAll({ behavior: 'ignoreErrors' });
}
