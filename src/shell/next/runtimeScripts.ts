import type { RunScripts } from '../../browser/boot/boot';
import { createScript } from '../../browser/boot/loadElement';
import type { PageProps } from '../../model/page/PageData';
import { restoreShared, type SharedProps } from '../../model/page/sharedProps';
import { decodeHash } from '../../model/routes/decodeHash';
import { DATA_ID, NEXT_PATH } from './exportFormat';

/**
 * Starts the runtime: completes the hydration data and loads the scripts in order. Reports a required script
 * that could not be loaded. The bundler's runtime starts the entries that are in its global queue:
 * https://github.com/vercel/next.js/tree/v16.4.6/turbopack/crates/turbopack-ecmascript-runtime/js/src
 * Guarded by `tests/browser/heldBoot.test.ts`.
 */
export const runScripts: RunScripts = ({ queue, entries = [], scripts, needed }, shared, onBroken) => {
  if (shared) completeData(shared);
  if (queue) {
    const globals = window as unknown as Record<string, unknown[]>;
    (globals[queue] ??= []).push(...entries);
  }
  const chunks = entries.flatMap(({ otherChunks = [] }) => otherChunks).map((path) => `${NEXT_PATH}${path}`);
  const spare = new Set(scripts.slice(needed));
  loadScripts([...new Set([...chunks, ...scripts])], (src) => {
    if (!spare.has(src)) onBroken(src);
  });
};

/**
 * Loads scripts in order. Reports each one that could not be loaded, for which the host sent a page that
 * cannot be parsed as a script, or that is empty.
 */
function loadScripts(scripts: readonly string[], report: (src: string) => void): void {
  const wanted = new Map(scripts.map((src) => [new URL(src, window.location.href).href, src]));
  window.addEventListener('error', ({ error, filename }) => {
    const src = error instanceof SyntaxError ? wanted.get(filename) : undefined;
    if (src !== undefined) report(src);
  });
  for (const src of scripts) {
    const script = createScript(src);
    script.async = false;
    script.addEventListener('error', () => report(src));
    script.addEventListener('load', () => {
      if (isEmpty(script.src)) report(src);
    });
    document.head.append(script);
  }
}

/** Returns whether a file arrived without content, as some caches answer when they fail. */
function isEmpty(address: string): boolean {
  const entry = performance.getEntriesByName(address).at(-1);
  return (entry as PerformanceResourceTiming | undefined)?.decodedBodySize === 0;
}

/** Adds the data shared by all pages of a language to the hydration data; documents leave it out. */
function completeData(shared: SharedProps): void {
  // The text node, because Trusted Types allow no text to be assigned to a script element.
  const text = document.getElementById(DATA_ID)?.firstChild;
  const data = JSON.parse(text?.nodeValue ?? '') as { props: { pageProps: PageProps } };
  data.props.pageProps = restoreShared(data.props.pageProps, shared);
  if (text) text.nodeValue = JSON.stringify(data);
}

/**
 * Removes the parts of the URL that would make the runtime throw: a fragment that cannot be decoded and
 * repeated leading slashes. Has to be called before the runtime starts. Next decodes the fragment: `scrollToHash` in
 * https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/shared/lib/router/router.ts
 * Guarded by `tests/browser/heldBoot.test.ts`.
 */
export function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  const fragment = decodeHash(hash) === undefined ? '' : hash;
  const path = pathname.replace(/^[/\\]+/, '/');
  if (fragment !== hash || path !== pathname) window.history.replaceState(null, '', path + search + fragment);
}
