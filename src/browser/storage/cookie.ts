import { parseCookie } from '../../model/settings/codeSettings';

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
export function writeCookie(name: string, value: string, lifetimeS: number): void {
  try {
    document.cookie = `${name}=${value};path=/;max-age=${lifetimeS};SameSite=Lax`;
  } catch {
    // The browser denies cookies: the choice holds for this document.
  }
}
