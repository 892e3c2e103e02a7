/** The state of the sidebar that is kept across navigation. */
export interface SidebarState {
  /** Pathnames of the open groups. */
  readonly open: readonly string[];
  /** Scroll position, in pixels. */
  readonly scroll: number;
  /** The page for which the scroll was saved. */
  readonly pathname: string;
}

/** Parses the stored state. If anything in it is missing or invalid, nothing is open. */
export function parseSidebarState(text: string | null): SidebarState {
  try {
    const { open, scroll, pathname } = JSON.parse(text ?? '') as SidebarState;
    // Objects from JSON may have no text, so this may throw, too.
    return { open: open.map(String), scroll: Number(scroll) || 0, pathname: String(pathname) };
  } catch {
    return { open: [], scroll: 0, pathname: '' };
  }
}
