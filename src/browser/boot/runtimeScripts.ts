import type { PageProps } from '../../model/page/PageData';
import { restoreShared, type SharedProps } from '../../model/page/sharedProps';
import { createScript } from './loadElement';
import { decodeHash } from '../../model/routes/decodeHash';

/** What a document contains about a runtime that the boot starts. */
export interface BootList {
  /** Name of the global queue of the bundler's runtime, and the entries to push to it. */
  readonly queue?: string;
  readonly entries?: readonly { readonly otherChunks?: readonly string[] }[];
  /** Addresses of the scripts that are not listed in the entries. */
  readonly scripts: readonly string[];
  /** The number of scripts, from the first, that are required to start. */
  readonly needed: number;
  /** Address of the second part of the frame's program. */
  readonly frame?: string;
  /** Address of the data that is missing from the hydration data. */
  readonly shared?: string;
}

/**
 * Starts the runtime: completes the hydration data and loads the scripts in order. Reports a required script
 * that could not be loaded.
 */
export function runScripts(
  { queue, entries = [], scripts, needed }: BootList,
  shared: SharedProps | undefined,
  onBroken: (src: string) => void,
): void {
  if (shared) completeData(shared);
  if (queue) {
    const globals = window as unknown as Record<string, unknown[]>;
    (globals[queue] ??= []).push(...entries);
  }
  const chunks = entries.flatMap(({ otherChunks = [] }) => otherChunks).map((path) => `/_next/${path}`);
  const spare = new Set(scripts.slice(needed));
  loadScripts([...new Set([...chunks, ...scripts])], (src) => {
    if (!spare.has(src)) onBroken(src);
  });
}

/**
 * Loads scripts in order. Reports each one that could not be loaded, or for which the host sent a page that
 * cannot be parsed as a script.
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
    document.head.append(script);
  }
}

/** Adds the data shared by all pages of a language to the hydration data; documents leave it out. */
function completeData(shared: SharedProps): void {
  const element = document.getElementById('__NEXT_DATA__');
  const data = JSON.parse(element?.textContent ?? '') as { props: { pageProps: PageProps } };
  data.props.pageProps = restoreShared(data.props.pageProps, shared);
  if (element) element.textContent = JSON.stringify(data);
}

/**
 * Removes the parts of the URL that would make the runtime throw: a fragment that cannot be decoded and
 * repeated leading slashes. Has to be called before the runtime starts.
 */
export function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  const fragment = decodeHash(hash) === undefined ? '' : hash;
  const path = pathname.replace(/^[/\\]+/, '/');
  if (fragment !== hash || path !== pathname) window.history.replaceState(null, '', path + search + fragment);
}
