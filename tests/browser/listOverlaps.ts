import type { Page } from '@playwright/test';

/**
 * Lists what is wider than its cell, or drawn over the next one, in the rows of all groups. Text counts as it is
 * drawn, also outside of its element.
 */
export const listOverlaps = (page: Page) =>
  page.evaluate(() => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>(
      'main :is(details.api-group, .api-entries details)',
    ))
      group.open = true;
    const drawn = (element: Element): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const rects = element.matches('button')
        ? [element.getBoundingClientRect()]
        : [...range.getClientRects()];
      // Code scrolls in its own box.
      const boxes = [...element.querySelectorAll('pre')].map((pre) => pre.getBoundingClientRect());
      const cut = rects.map((rect) => {
        const box = boxes.find(({ top, bottom }) => rect.top >= top - 1 && rect.bottom <= bottom + 1);
        return box
          ? new DOMRect(rect.x, rect.y, Math.min(rect.right, box.right) - rect.x, rect.height)
          : rect;
      });
      return cut.filter(({ width, height }) => width > 1 && height > 1);
    };
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const found: string[] = [];
    for (const row of document.querySelectorAll('main :is(.api-entries, .api-messages) > li')) {
      const box = row.getBoundingClientRect();
      const cells = [...row.children].map(drawn);
      const isWide = cells.flat().some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
      const isOver = cells.some((cell, index) =>
        cells.slice(index + 1).some((other) => cell.some((a) => other.some((b) => meet(a, b)))),
      );
      if (isWide || isOver) found.push(`${row.id} ${isWide ? 'is too wide' : 'overlaps'}`);
    }
    return found;
  });
