const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;
/** A host in its normal form. Browsers take more, such as `;`, which would end a directive of a security policy. */
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/;

/**
 * Whether a setting is a whole, secure address without a user's name; an insecure one is only good on this machine, for
 * trying things out.
 * @example isSecureAddress('https://ads.example/x') // true
 * @example isSecureAddress('//ads.example/x') // false
 */
export function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  if (username !== '' || !HOST.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/**
 * Whether a setting names a host for a security policy: a secure address, or `*.` before its host for all that end so.
 * @example isSecureHost('https://*.ads.example') // true
 */
export function isSecureHost(address: string): boolean {
  return isSecureAddress(address.replace('://*.', '://'));
}
