import { readStored, writeStored } from '../storage/storage';

function stateKey(nav: HTMLElement): string {
  return `sidebar ${nav.dataset.product ?? ''}`;
}

/** What outlives navigation. */
export interface SidebarState {
  open: string[];
  scroll: number;
  /** Page that was shown when the scroll was kept. */
  pathname: string;
}

/** What this tab has kept of the sidebar; nothing is open where it has kept nothing. */
export function readState(nav: HTMLElement): SidebarState {
  let state: Partial<SidebarState> | null = null;
  try {
    state = JSON.parse(readStored(stateKey(nav), 'sessionStorage') ?? '') as Partial<SidebarState> | null;
  } catch {
    // As if nothing had been kept.
  }
  return {
    open: Array.isArray(state?.open) ? state.open.filter((item) => typeof item === 'string') : [],
    scroll: Number(state?.scroll) || 0,
    pathname: String(state?.pathname ?? ''),
  };
}

/** Keeps in this tab what is open and where the sidebar is scrolled to. */
export function saveState(nav: HTMLElement): void {
  const open = [...nav.querySelectorAll<HTMLElement>('.nav-group')]
    .filter((group) => group.querySelector('[aria-expanded="true"]')?.closest('li') === group)
    .map((group) => group.dataset.group ?? '');
  writeStored(
    stateKey(nav),
    JSON.stringify({ open, scroll: nav.scrollTop, pathname: nav.dataset.pathname }),
    'sessionStorage',
  );
}
