import type { NextRouter } from 'next/router';

const POLL_MS = 100;

/**
 * While developing: fetches the page's data again when the watcher tells of a change, and keeps the scroll.
 * Returns what undoes it.
 */
export function followChanges(router: NextRouter): () => void {
  let known: string | undefined;
  const timer = setInterval(() => {
    fetch('/_docs/changed.json', { cache: 'no-store' })
      .then((response) => response.text())
      .then((text) => {
        if (known !== undefined && known !== text)
          void router.replace(router.asPath, undefined, { scroll: false });
        known = text;
      })
      .catch(() => {});
  }, POLL_MS);
  return () => clearInterval(timer);
}
