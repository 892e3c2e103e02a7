import type { Policy } from './Policy';

const SCRIPTS = 'script-src';

/**
 * The policy of the live-demo frame's own file, the only document that may make code from text. It runs scripts of
 * this site and styles itself, loads nothing else and sends nothing anywhere. In a header it is one for the frames of
 * all builds that the host still has, and so leaves it to each document which script that is (`liveDocumentPolicy`).
 */
export const framePolicy: Policy = {
  'default-src': ["'none'"],
  [SCRIPTS]: ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/**
 * The policy of one live-demo frame, for its `meta` element: of scripts, only the one in the document.
 * @param scriptHash of its program
 */
export function liveDocumentPolicy(scriptHash: string): Policy {
  const { 'frame-ancestors': _headerOnly, ...policy } = framePolicy;
  return { ...policy, [SCRIPTS]: [`'${scriptHash}'`, "'unsafe-eval'"] };
}

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
