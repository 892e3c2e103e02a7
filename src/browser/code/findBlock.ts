/** Every block of code: of the text, and of demos. */
const BLOCK = '.code, [data-code-block]';

function visible(blocks: Iterable<Element>): Element | undefined {
  for (const block of blocks) if (block.getClientRects().length > 0) return block;
  return undefined;
}

/** The block of code that an element stands in. */
export function blockOf(element: Element): Element | undefined {
  return element.closest(BLOCK) ?? undefined;
}

/** The block of code that the reader means: the one with the focus, else the one under the pointer. */
export function findBlock(): Element | undefined {
  const focused = document.activeElement;
  const own = focused ? blockOf(focused) : undefined;
  return own ?? visible([...document.querySelectorAll(BLOCK)].filter((block) => block.matches(':hover')));
}

/** The code of a block as it is shown; empty where it shows none. */
export function readBlock(block: Element): { code: string; element: Element | undefined } {
  const element = visible(block.querySelectorAll('pre'));
  return { code: element?.textContent ?? '', element };
}
