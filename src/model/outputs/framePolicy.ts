import type { Policy } from './Policy';

/**
 * The policy of the live-demo frame's own file, the only document that may make code from text. It runs scripts of
 * this site and styles itself, loads nothing else and sends nothing anywhere.
 */
export const framePolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
};
