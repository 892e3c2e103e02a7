/** Written by `src/content/outputs`. */
const HREF = '/manifest.webmanifest';

/**
 * Names the web app manifest. Browsers fetch it as soon as a document names it, beside what is painted first; only one
 * that runs scripts can make use of it.
 */
export function linkManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: HREF }));
}
