import { createHash } from 'node:crypto';

/** The hash of an inline script or style sheet as a security policy names it, `sha256-…`. */
export function hashInline(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
