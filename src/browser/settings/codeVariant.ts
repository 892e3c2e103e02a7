import { CODE_STYLE_COOKIE_LIFETIME_S } from '../../constants';
import {
  CODE_VARIANT_COOKIE,
  DEFAULT_CODE_VARIANT,
  parseCodeVariant,
  resolveCodeVariant,
  type CodeVariant,
  parseCookie,
} from '../../model/settings/codeSettings';
import { openChannel, type TabChannel } from '../openChannel';

let chosen: CodeVariant | undefined;
const listeners = new Set<() => void>();
/**
 * Not all browsers report cookie changes (https://developer.mozilla.org/docs/Web/API/CookieStore), so tabs
 * message each other.
 */
let tabs: TabChannel | undefined;

function put(variant: CodeVariant): void {
  chosen = variant;
  for (const listener of listeners) listener();
}

function openTabs(): TabChannel {
  return openChannel('code-variant', (said) => {
    const variant = parseCodeVariant(said);
    if (variant === said && variant !== chosen) put(variant);
  });
}

function watchTabs(): void {
  if (tabs) return;
  tabs = openTabs();
  // A message to a page in the back/forward cache would remove it from there, so it reads the cookie when it returns.
  let left: string | null = null;
  addEventListener('pagehide', () => {
    left = readCookie(CODE_VARIANT_COOKIE);
    tabs?.close();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    tabs = openTabs();
    const stored = readCookie(CODE_VARIANT_COOKIE);
    if (stored !== left) put(parseCodeVariant(stored));
  });
}

/**
 * Calls the listener on every change of the variant, in this tab or another. Returns a function that
 * unsubscribes.
 */
export function subscribeCodeVariant(listener: () => void): () => void {
  watchTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the variant shown by all demos of the document. */
export function getCodeVariant(): CodeVariant {
  if (chosen) return chosen;
  const cookie = readCookie(CODE_VARIANT_COOKIE);
  const variant = parseCodeVariant(cookie);
  // Replace an invalid value.
  if (cookie !== null && cookie !== variant) {
    writeCookie(CODE_VARIANT_COOKIE, variant, CODE_STYLE_COOKIE_LIFETIME_S);
  }
  chosen = resolveCodeVariant(window.location.hash, variant);
  return chosen;
}

/** Returns the variant for prerendered documents. */
export function getServerCodeVariant(): CodeVariant {
  return DEFAULT_CODE_VARIANT;
}

/** Sets the variant for all demos of the site, in every tab. */
export function setCodeVariant(variant: CodeVariant): void {
  writeCookie(CODE_VARIANT_COOKIE, variant, CODE_STYLE_COOKIE_LIFETIME_S);
  put(variant);
  watchTabs();
  tabs?.notify(variant);
}

/**
 * Shows the variant of the file that a fragment names, in this document only, without storing it as the
 * reader's choice.
 */
export function showCodeVariantOf(hash: string): void {
  if (!/\.[jt]sx?$/.test(hash)) return;
  const variant = resolveCodeVariant(hash, null);
  if (variant !== chosen) put(variant);
}

/**
 * Returns the value of a cookie; null if it is missing or the browser denies cookies.
 * @throws 'Reading a cookie is not supported on the server' (specification, section 8)
 */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') throw new Error('Reading a cookie is not supported on the server');
  try {
    return parseCookie(document.cookie, name);
  } catch {
    return null;
  }
}

/** Sets a cookie for the whole site with a lifetime in seconds. */
function writeCookie(name: string, value: string, lifetimeS: number): void {
  try {
    document.cookie = `${name}=${value};path=/;max-age=${lifetimeS};SameSite=Lax`;
  } catch {
    // The browser denies cookies, so the choice applies only to this document.
  }
}
