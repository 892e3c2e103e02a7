import type { Policy } from './Policy';

/**
 * The policy of a demo's own document, for its `meta` element: the site's own files, and the styles that the demo's
 * engine writes while it is used. Hosts that read `_headers` give these documents no more than the floor.
 */
export const demoFramePolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};
