import { Head, NextScript } from 'next/document';
import { readFrameScript } from '../../content/pageData/readBuild';
import type { PageProps } from '../../model/page/PageData';
import { omitShared } from '../../model/page/sharedProps';
import { BootElement } from '../BootElement';
import { DATA_ID, NEXT_PATH } from './exportFormat';

/** The values that Next gives to the parts of a document. */
type HtmlProps = NextScript['context'];

/** An entry that the bundler's runtime starts. */
interface BundlerEntry {
  readonly otherChunks?: readonly string[];
}

interface BundlerManifest {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly lowPriorityFiles?: readonly string[];
  readonly chunkLoadingGlobal?: string;
  readonly pagesChunkGroupBootstrapParams?: Readonly<Record<string, BundlerEntry | readonly BundlerEntry[]>>;
}

const SCRIPT = '.js';

/**
 * Returns what `src/browser/boot` needs to start the runtime: the bundler's queue and the scripts in order.
 */
function bootList(context: HtmlProps) {
  const manifest = context.buildManifest as unknown as BundlerManifest;
  const routes = ['/_app', context.__NEXT_DATA__.page];
  const { chunkLoadingGlobal, pagesChunkGroupBootstrapParams } = manifest;
  if (!chunkLoadingGlobal || !routes.every((route) => pagesChunkGroupBootstrapParams?.[route])) {
    throw new Error(
      'src/shell/next/DeferredStart.tsx: the build manifest has no entries of the bundler any more',
    );
  }
  // The runtime does not wait for style sheets, which the document already contains.
  const entries = routes
    .flatMap((route) => pagesChunkGroupBootstrapParams?.[route] ?? [])
    .map((entry) => ({ ...entry, otherChunks: entry.otherChunks?.filter((file) => file.endsWith(SCRIPT)) }));
  const named = new Set(entries.flatMap(({ otherChunks = [] }) => otherChunks));
  const files = [...new Set(routes.flatMap((route) => manifest.pages[route] ?? []))].filter(
    (file) => file.endsWith(SCRIPT) && !named.has(file),
  );
  return {
    queue: chunkLoadingGlobal,
    entries,
    frame: readFrameScript(),
    shared: (context.__NEXT_DATA__.props.pageProps as Partial<PageProps>).sharedHref,
    needed: files.length,
    scripts: [...files, ...(manifest.lowPriorityFiles ?? [])].map((file) => `${NEXT_PATH}${file}`),
  };
}

/**
 * Returns the page's data without the HTML that the document already contains as elements, and without the
 * shared props; the props themselves do not change.
 */
function withoutShipped(context: HtmlProps): HtmlProps {
  const data = context.__NEXT_DATA__;
  const pageProps = data.props.pageProps as Partial<PageProps>;
  if (!pageProps.page) return context;
  const { html: _shippedAsElements, lastUpdatedText: _shippedAsText, ...rest } = pageProps.page;
  const blocks = rest.blocks.map((block) =>
    block.kind === 'sections' ? { kind: block.kind, region: block.region } : block,
  );
  const own = { ...pageProps, page: { ...rest, blocks } } as PageProps;
  const props = own.sharedHref === undefined ? own : omitShared(own);
  return { ...context, __NEXT_DATA__: { ...data, props: { ...data.props, pageProps: props } } };
}

/**
 * Replaces Next's own scripts by the data for hydration and the inert list of scripts. They are close to the
 * head, because they repeat its titles and addresses, and compression works best over short distances. What
 * it reads of the context is not documented:
 * https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/pages/_document.tsx
 * Guarded by `tests/browser/heldBoot.test.ts` and `tests/browser/hydration.test.ts`.
 */
export class BootScripts extends NextScript {
  override render() {
    const { context } = this;
    Object.assign(context.docComponentsRendered, { NextScript: true });
    const { page } = context.__NEXT_DATA__.props.pageProps as Partial<PageProps>;
    return (
      <>
        <script
          id={DATA_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: NextScript.getInlineScriptSource(withoutShipped(context)) }}
        />
        <BootElement page={page} list={bootList(context)} />
      </>
    );
  }
}

/** The methods that are overridden below. */
const OVERRIDDEN = [
  'getScripts',
  'getDynamicChunks',
  'getPreNextScripts',
  'getPreloadMainLinks',
  'getPreloadDynamicChunks',
  'getPolyfillScripts',
];

/** Throws if Next's head lacks one of these methods; a document would hold scripts that start by themselves. */
function assertOverridden(): void {
  const missing = OVERRIDDEN.filter((name) => !(name in Head.prototype));
  if (missing.length > 0)
    throw new Error(`src/shell/next/DeferredStart.tsx: Head has no ${missing.join(', ')} any more`);
}

/**
 * Next's head without scripts and without their preloads: `BootScripts` lists the scripts in an inert element instead.
 * The overridden methods are not documented; their source is
 * https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/pages/_document.tsx
 * Guarded by `tests/browser/heldBoot.test.ts`, which fails if a document holds a script that runs by itself.
 */
export class InertHead extends Head {
  override render() {
    assertOverridden();
    return super.render();
  }
  override getScripts() {
    return [];
  }
  override getDynamicChunks() {
    return [];
  }
  override getPreNextScripts() {
    return <></>;
  }
  override getPreloadMainLinks() {
    return [];
  }
  override getPreloadDynamicChunks() {
    return [];
  }
  override getPolyfillScripts() {
    return [];
  }
}
