import type { AppProps } from 'next/app';
import Head from 'next/head';
import { track } from '../browser/analytics/track';
import { AdProvider, DocsProvider } from './contexts';
import { Frame } from './frame/Frame';
import type { HeadModel, PageProps } from '../model/page/PageData';

/**
 * The application around every page: contexts, head and frame. It runs at build only; what lives in the browser is in the
 * table of islands (`pages/_app.tsx`).
 */
export function App({
  Component,
  pageProps,
}: Pick<AppProps<PageProps | Record<string, never>>, 'Component' | 'pageProps'>) {
  // Next renders its error page without the page's data.
  if (!isPageProps(pageProps)) return <Component {...pageProps} />;
  const { page } = pageProps;
  return (
    <DocsProvider value={pageProps}>
      <AdProvider value={{ disabled: page.disableAd, adsHref: page.adsHref, track }}>
        <PageHead head={page.head} />
        <Frame page={page}>
          <Component {...pageProps} />
        </Frame>
      </AdProvider>
    </DocsProvider>
  );
}

function isPageProps(props: PageProps | Record<string, never>): props is PageProps {
  return props.page !== undefined;
}

/** The page's metadata in the document head. */
function PageHead({ head }: { head: HeadModel }) {
  return (
    <Head>
      <title>{head.title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={head.description} />
      {head.noindex ? <meta name="robots" content="noindex" /> : null}
      {head.canonical ? <link rel="canonical" href={head.canonical} /> : null}
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </Head>
  );
}
