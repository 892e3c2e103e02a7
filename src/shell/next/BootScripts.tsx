import { useContext } from 'react';
import { NextScript } from 'next/document';
import { HtmlContext, type HtmlProps } from 'next/dist/shared/lib/html-context.shared-runtime';
import { readFrameScript, readOwnAdScript, readRunTime } from '../../content/pageData/readBuild';
import { formatDataScript } from '../../model/outputs/markupText';
import type { PageProps } from '../../model/page/PageData';
import { omitShared } from '../../model/page/sharedProps';

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
function bootList(context: HtmlProps): string {
  const manifest = context.buildManifest as unknown as BundlerManifest;
  const routes = ['/_app', context.__NEXT_DATA__.page];
  // The runtime does not wait for style sheets, which the document already contains.
  const entries = routes
    .flatMap((route) => manifest.pagesChunkGroupBootstrapParams?.[route] ?? [])
    .map((entry) => ({ ...entry, otherChunks: entry.otherChunks?.filter((file) => file.endsWith(SCRIPT)) }));
  const named = new Set(entries.flatMap(({ otherChunks = [] }) => otherChunks));
  const files = [...new Set(routes.flatMap((route) => manifest.pages[route] ?? []))].filter(
    (file) => file.endsWith(SCRIPT) && !named.has(file),
  );
  return formatDataScript({
    queue: manifest.chunkLoadingGlobal,
    entries,
    site: readRunTime(),
    frame: readFrameScript(),
    shared: (context.__NEXT_DATA__.props.pageProps as Partial<PageProps>).sharedHref,
    needed: files.length,
    scripts: [...files, ...(manifest.lowPriorityFiles ?? [])].map((file) => `/_next/${file}`),
  });
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
 * Whether the page needs the runtime to be complete: the page for unknown addresses then suggests pages in
 * the reader's language.
 */
function isAwaited({ __NEXT_DATA__: data }: HtmlProps): boolean {
  return (data.props.pageProps as Partial<PageProps>).page?.kind === 'notFound';
}

/** Whether the page has an ad slot. */
function hasAd({ __NEXT_DATA__: data }: HtmlProps): boolean {
  return (data.props.pageProps as Partial<PageProps>).page?.adsHref !== undefined;
}

/**
 * Replaces Next's own scripts by the data for hydration and the inert list of scripts. They are close to the
 * head, because they repeat its titles and addresses, and compression works best over short distances.
 */
export function BootScripts() {
  const context = useContext(HtmlContext);
  if (!context) throw new Error('BootScripts stands outside of the document');
  Object.assign(context.docComponentsRendered, { NextScript: true });
  return (
    <>
      <script
        id="__NEXT_DATA__"
        type="application/json"
        dangerouslySetInnerHTML={{ __html: NextScript.getInlineScriptSource(withoutShipped(context)) }}
      />
      <script
        id="_boot"
        type="application/json"
        data-ad={hasAd(context) ? readOwnAdScript() || undefined : undefined}
        data-awaited={isAwaited(context) ? '' : undefined}
        dangerouslySetInnerHTML={{ __html: bootList(context) }}
      />
    </>
  );
}
