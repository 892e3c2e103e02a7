import type { Page } from 'playwright-core';

/**
 * Brings every demo of the page that is shown to life, by scrolling to each; returns their names.
 * @param rest time that each stays in view when it is alive, in ms: what measures itself goes on behind that
 */
export async function liveDemos(page: Page, rest = 0): Promise<string[]> {
  return page.evaluate(async (restMs) => {
    const demos = [...document.querySelectorAll<HTMLElement>('[data-stage]')];
    const names: string[] = [];
    for (const stage of demos) {
      stage.scrollIntoView({ block: 'center', behavior: 'instant' });
      const holder = stage.querySelector<HTMLElement>('[data-demo], iframe');
      const name = stage.closest('section')?.getAttribute('aria-label') ?? '?';
      for (let wait = 0; holder && holder.dataset.live === undefined; wait += 20) {
        if (wait > 15_000) throw new Error(`${name} does not come to life`);
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
      await new Promise((resolve) => {
        setTimeout(resolve, restMs);
      });
      names.push(name);
    }
    return names;
  }, rest);
}
