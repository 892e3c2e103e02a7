import type { AppProps } from 'next/app';
import { track } from '../browser/analytics/track';
import { AdRunner } from './ads/AdRunner';
import { AdProvider } from './context/AdProvider';
import { DocsProvider } from './context/DocsProvider';
import { PageHead } from './document/PageHead';
import { Frame } from './frame/Frame';
import { Runtime } from './runtime/Runtime';
import type { PageProps } from '../model/page/PageData';

/** The application around every page: contexts, head, frame and what runs in the browser. */
export function App({ Component, pageProps }: AppProps<PageProps | Record<string, never>>) {
  // Next draws its error page without the page's data.
  if (!isPageProps(pageProps)) return <Component {...pageProps} />;
  return (
    <DocsProvider value={pageProps}>
      <AdProvider
        value={{
          disabled: pageProps.page.disableAd,
          adsHref: pageProps.page.adsHref,
          choice: undefined,
          track,
        }}
      >
        <PageHead head={pageProps.page.head} />
        <Frame>
          <Component {...pageProps} />
        </Frame>
        <AdRunner key={pageProps.page.href} />
        <Runtime />
      </AdProvider>
    </DocsProvider>
  );
}

function isPageProps(props: PageProps | Record<string, never>): props is PageProps {
  return props.page !== undefined;
}
