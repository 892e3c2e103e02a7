import type { Policy } from './Policy';

/**
 * The policy of the live-demo frame's own file, the only document that may run scripts from text. It is sandboxed, so
 * that what runs there has no origin, no storage and no access to the page around it.
 */
export const framePolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'media-src': ["'self'", 'data:', 'blob:', 'https:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
};
