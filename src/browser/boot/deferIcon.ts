import { whenPainted } from './whenPainted';
import { whenParsed } from './whenParsed';

/** Browsers that tell of no paint, and tabs that are left before it, get the icon by then. */
const PATIENCE_MS = 5000;

/**
 * Has the browser ask for the site's icon once the page has been painted; it would ask behind the load event, which comes
 * first, and draw the icon in the time of the text. The tab of a page that nobody sees yet is known by its icon, and gets
 * it at once.
 */
export function deferIcon(): void {
  whenParsed(() => {
    const icon = document.querySelector<HTMLLinkElement>('[rel=icon]');
    if (!icon || document.hidden) return;
    const { href } = icon;
    // Without any, browsers ask for one by its usual name.
    icon.href = 'data:,';
    const show = () => {
      icon.href = href;
    };
    whenPainted(show);
    setTimeout(show, PATIENCE_MS);
  });
}
