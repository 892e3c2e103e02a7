import type { Page } from '@playwright/test';

/**
 * Lists the scripts that the start of the runtime loads: the framework's, then the second part of the frame's
 * program. They are in the inert list of the document, or in its head if the framework starts by itself.
 */
export async function listScripts(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => {
    const list = document.getElementById('_boot')?.textContent ?? '';
    const named = [...list.matchAll(/static\/[^"]+\.js/g)].map(([path]) => `/_next/${path}`);
    const loaded = [...document.querySelectorAll<HTMLScriptElement>('script[defer]:not([nomodule])')];
    const others = list.match(/\/_docs\/boot\/frame\.[^"]+\.js/g) ?? [];
    return [...named, ...loaded.map(({ src }) => new URL(src).pathname), ...others];
  });
  const isFrame = (path: string) => path.startsWith('/_docs/');
  const scripts = [...new Set(addresses)].sort((a, b) => Number(isFrame(a)) - Number(isFrame(b)));
  if (scripts.length <= 8) throw new Error(`The document names no more scripts than ${scripts.join(' ')}`);
  return scripts;
}
