import type { Page } from 'playwright-core';

/**
 * Goes to a page of the site the way a link in the text does, and waits until its heading is there. The link is put at
 * the end of the page for it, so that any page can be reached from any other.
 */
export async function followHref(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  const [path = ''] = href.split('#');
  // The address changes before the page does; the start page is the one without a sidebar.
  await page.waitForFunction(
    ([target, path, isStart]) =>
      window.location.pathname + window.location.hash === target &&
      (document.querySelector('#_sidebar')?.getAttribute('data-href') ?? (isStart ? path : undefined)) ===
        path,
    [href, path, /^\/(?:[a-z]{2}\/)?$/.test(path)] as const,
  );
}
