/** Matches the lists of menus, also in demos; not the drawer or the list of contents. */
const MENU = '[popover][role=group]';

/** Returns the open menu that the focus is in, or whose button has the focus. */
function findMenu(focused: Element): HTMLElement | null {
  const opened = focused instanceof HTMLButtonElement ? focused.popoverTargetElement : null;
  const menu = opened ?? focused.closest(MENU);
  return menu instanceof HTMLElement && menu.matches(`${MENU}:popover-open`) ? menu : null;
}

/**
 * Moves the focus through an open menu: into it from its button by the arrow keys, and in it by these, Home and End. From
 * one end it goes to the other.
 */
export function moveInMenu(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof Element))
    return;
  const menu = findMenu(target);
  if (!menu) return;
  const entries = [...menu.querySelectorAll<HTMLElement>('a[href], button')].filter((entry) =>
    entry.checkVisibility(),
  );
  const from = entries.findIndex((entry) => entry === target);
  const isInside = from >= 0;
  const steps: Readonly<Record<string, number | undefined>> = {
    ArrowDown: from + 1,
    ArrowUp: isInside ? from - 1 : -1,
    Home: isInside ? 0 : undefined,
    End: isInside ? -1 : undefined,
  };
  const next = steps[key];
  if (next === undefined) return;
  event.preventDefault();
  entries.at(next === entries.length ? 0 : next)?.focus();
}
