/**
 * The value of a cookie; null where there is none.
 * @example parseCookie('a=1; codeVariant=JS', 'codeVariant') // 'JS'
 */
export function parseCookie(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(';')) {
    const [key, ...value] = cookie.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}
