import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly beginData?: { readonly dirtyObjects: number; readonly totalObjects: number } };
}

/** How often the browser lays out more than half of the page's document while something is done. */
export async function countWholeLayouts(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return trace.traceEvents.filter(({ name, args: { beginData } = {} }) => {
    return name === 'Layout' && beginData && beginData.dirtyObjects > beginData.totalObjects / 2;
  }).length;
}
