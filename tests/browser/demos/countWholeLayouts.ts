import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly beginData?: { readonly dirtyObjects: number; readonly totalObjects: number } };
}

/** Returns how often the browser lays out more than half of the page's document during an action. */
export async function countWholeLayouts(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const layouts = trace.traceEvents.flatMap(({ name, args }) =>
    name === 'Layout' && args?.beginData ? [args.beginData] : [],
  );
  if (layouts.length === 0) throw new Error('The trace has no layout event');
  return layouts.filter(({ dirtyObjects, totalObjects }) => dirtyObjects > totalObjects / 2).length;
}
