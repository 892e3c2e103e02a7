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
/** No event tells about cookies everywhere, so that tabs tell each other. */
let tabs: TabChannel | undefined;

function put(variant: CodeVariant): void {
  chosen = variant;
  for (const listener of listeners) listener();
}

function hearTabs(): void {
  tabs ??= openChannel('code-variant', (said) => {
    const variant = parseCodeVariant(said);
    if (variant === said && variant !== chosen) put(variant);
  });
}

/** Tells about every change of the variant, here or in another tab, until it is undone. */
export function subscribeCodeVariant(listener: () => void): () => void {
  hearTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The variant that every demo of the document shows. */
export function getCodeVariant(): CodeVariant {
  if (chosen) return chosen;
  const cookie = readCookie(CODE_VARIANT_COOKIE);
  const variant = parseCodeVariant(cookie);
  // What nothing knows is not kept.
  if (cookie !== null && cookie !== variant) {
    writeCookie(CODE_VARIANT_COOKIE, variant, CODE_STYLE_COOKIE_LIFETIME_S);
  }
  chosen = resolveCodeVariant(window.location.hash, variant);
  return chosen;
}

/** The variant in documents as they are built. */
export function getServerCodeVariant(): CodeVariant {
  return DEFAULT_CODE_VARIANT;
}

/** Chooses the variant for every demo of the site, in every tab. */
export function setCodeVariant(variant: CodeVariant): void {
  writeCookie(CODE_VARIANT_COOKIE, variant, CODE_STYLE_COOKIE_LIFETIME_S);
  put(variant);
  hearTabs();
  tabs?.tell(variant);
}

/** Shows the variant of the file that a fragment names, in this document, without keeping it as the reader's choice. */
export function showCodeVariantOf(hash: string): void {
  if (!/\.[jt]sx?$/.test(hash)) return;
  const variant = resolveCodeVariant(hash, null);
  if (variant !== chosen) put(variant);
}

/**
 * The value of a cookie; null where there is none, or where the browser denies cookies.
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

/** Keeps a value for a number of seconds, on the whole site and only here. */
function writeCookie(name: string, value: string, lifetimeS: number): void {
  try {
    document.cookie = `${name}=${value};path=/;max-age=${lifetimeS};SameSite=Lax`;
  } catch {
    // The browser denies cookies: the choice holds for this document.
  }
}
