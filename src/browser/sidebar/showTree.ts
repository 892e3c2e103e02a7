import { findTree } from './findSidebar';

/** Opens or closes a group whose list is there. */
export function setOpen(group: Element, open: boolean): void {
  const button = group.querySelector(':scope>div>button');
  const list = group.querySelector<HTMLElement>(':scope>ul');
  if (!button || !list) return;
  button.setAttribute('aria-expanded', String(open));
  list.hidden = !open;
}

/** Marks the link to the page that is shown, and opens the groups above it. */
export function markPage(nav: HTMLElement): void {
  const { pathname } = nav.dataset;
  for (const link of nav.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
  const href = nav.dataset.href ?? '';
  const link = [...nav.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (candidate) => candidate.getAttribute('href') === href,
  );
  if (!link || !pathname) return;
  link.setAttribute('aria-current', 'page');
  for (
    let group = link.closest('.nav-group');
    group;
    group = group.parentElement?.closest('.nav-group') ?? null
  )
    setOpen(group, true);
}

/** Puts the whole tree in the place of what is there, in its state; `data-whole` says which one it is. */
export function showTree(nav: HTMLElement, html: string, open: readonly string[]): void {
  const list = findTree();
  if (!list) return;
  const top = nav.scrollTop;
  list.innerHTML = html;
  list.dataset.whole = nav.dataset.navHref;
  for (const group of list.querySelectorAll<HTMLElement>('.nav-group')) {
    if (open.includes(group.dataset.group ?? '')) setOpen(group, true);
  }
  markPage(nav);
  nav.scrollTop = top;
}
