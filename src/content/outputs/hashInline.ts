import { createHash } from 'node:crypto';

/** Returns the hash of an inline script or style sheet for a security policy, `sha256-…`. */
export function hashInline(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
