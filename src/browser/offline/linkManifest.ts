/** Written by `src/content/outputs`. */
const HREF = '/manifest.webmanifest';

/**
 * Adds the link to the web app manifest. Browsers fetch the manifest as soon as a document links it, at the
 * same time as the files for the first paint; only browsers that run scripts can use it.
 */
export function linkManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: HREF }));
}
