import { findTree } from './findSidebar';
import { completeSidebar } from './sidebar';

/** Shows only the entries that hold every typed word, in all groups; an empty field brings the tree back. */
export async function filterSidebar(input: HTMLInputElement): Promise<void> {
  await completeSidebar();
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const list = findTree();
  if (!list) return;
  list.toggleAttribute('data-filtered', words.length > 0);
  const show = (item: Element, above: string): boolean => {
    const text = `${above} ${item.querySelector('a')?.textContent ?? ''}`.toLowerCase();
    const children = [...item.querySelectorAll(':scope > ul > li')].map((child) => show(child, text));
    const hit = words.every((word) => text.includes(word));
    const shown = words.length === 0 || children.includes(true) || (hit && children.length === 0);
    item.toggleAttribute('data-filtered-out', !shown);
    return shown;
  };
  const found = [...list.querySelectorAll(':scope > ul > li')].map((item) => show(item, '')).includes(true);
  document.querySelector('[data-nav-empty]')?.toggleAttribute('hidden', found || words.length === 0);
}
