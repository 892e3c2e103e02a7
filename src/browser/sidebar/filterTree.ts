import { findTree } from './findSidebar';

/**
 * Shows only the entries that hold every word typed above the tree, in all groups; an empty field brings the tree back.
 * @param whole all of the tree is there; where it is not, groups without their list may hold what is looked for
 */
export function filterTree(nav: HTMLElement, whole: boolean): void {
  const typed = nav.querySelector<HTMLInputElement>('[data-nav-filter]')?.value ?? '';
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const list = findTree();
  if (!list) return;
  const isOn = words.length > 0;
  list.toggleAttribute('data-filtered', isOn);
  const show = (item: Element, above: string): boolean => {
    const text = `${above} ${item.querySelector('a')?.textContent ?? ''}`.toLowerCase();
    const children = [...item.querySelectorAll(':scope > ul > li')].map((child) => show(child, text));
    const hit =
      words.every((word) => text.includes(word)) || (!whole && item.matches('.nav-group:not(:has(> ul))'));
    const shown = !isOn || children.includes(true) || (hit && children.length === 0);
    item.toggleAttribute('data-filtered-out', !shown);
    return shown;
  };
  const found = [...list.querySelectorAll(':scope > ul > li')].map((item) => show(item, '')).includes(true);
  // Of what is not there nothing can be said.
  nav.querySelector('[data-nav-empty]')?.toggleAttribute('hidden', found || !isOn || !whole);
}
