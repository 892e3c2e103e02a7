import type { SharedProps, PageProps } from '../../model/page/PageData';
import { createScript } from './loadElement';
import { decodeHash } from '../../model/routes/decodeHash';

/** What a document says of the runtime that it does not start yet. */
export interface BootList {
  /** Global queue of the bundler's runtime, and what to put into it. */
  readonly queue?: string;
  readonly entries?: readonly { readonly otherChunks?: readonly string[] }[];
  /** Addresses of the scripts that no entry names. */
  readonly scripts: readonly string[];
  /** Nothing starts without the first of these, this many. */
  readonly needed: number;
  /** The second part of the frame's own program. */
  readonly frame?: string;
  /** Address of what the data for hydration lacks. */
  readonly shared?: string;
}

/**
 * Starts the runtime: completes what it is given, and loads its scripts in their order. Tells of one that can't be had
 * and without which nothing starts.
 */
export function runScripts(
  { queue, entries = [], scripts, needed }: BootList,
  shared: SharedProps | undefined,
  onBroken: (src: string) => void,
): void {
  mendAddress();
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
 * Loads scripts in their order. Tells of each that can't be had, or that a host has answered with a page, which can't
 * be read as a script.
 */
function loadScripts(scripts: readonly string[], tell: (src: string) => void): void {
  const wanted = new Map(scripts.map((src) => [new URL(src, window.location.href).href, src]));
  window.addEventListener('error', ({ error, filename }) => {
    const src = error instanceof SyntaxError ? wanted.get(filename) : undefined;
    if (src !== undefined) tell(src);
  });
  for (const src of scripts) {
    const script = createScript(src);
    script.async = false;
    script.addEventListener('error', () => tell(src));
    document.head.append(script);
  }
}

/** Puts what all pages of a language share into the data for hydration, from which the document left it out. */
function completeData({ translations, languages, ...same }: SharedProps): void {
  const element = document.getElementById('__NEXT_DATA__');
  const data = JSON.parse(element?.textContent ?? '') as { props: { pageProps: PageProps } };
  const { pageProps } = data.props;
  const { page } = pageProps;
  data.props.pageProps = {
    ...pageProps,
    translations,
    page: {
      ...page,
      ...same,
      languages: page.languages.map((own, at) => ({ ...languages[at], ...own })),
    },
  };
  if (element) element.textContent = JSON.stringify(data);
}

/** Leaves out of the address what would make the runtime throw: a fragment that can't be decoded, doubled slashes. */
function mendAddress(): void {
  const { pathname, search, hash } = window.location;
  const fragment = decodeHash(hash) === undefined ? '' : hash;
  const path = pathname.replace(/^[/\\]+/, '/');
  if (fragment !== hash || path !== pathname) window.history.replaceState(null, '', path + search + fragment);
}
