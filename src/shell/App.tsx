import type { AppProps } from 'next/app';
import { useSyncExternalStore } from 'react';
import { track } from '../browser/analytics/track';
import { getConsent, getServerConsent, subscribeConsent } from '../browser/consent/consent';
// Its styles join the frame's: a document has one sheet of them.
import '../layouts/PageView/PageView';
import { AdRunner } from './ads/AdRunner';
import { AdProvider } from './context/AdProvider';
import { DocsProvider } from './context/DocsProvider';
import { PageHead } from './document/PageHead';
import { Frame } from './frame/Frame';
import { LanguageOfDocument } from './languages/LanguageOfDocument';
import { useAddressLanguage } from './languages/useAddressLanguage';
import { LoadDocument } from './runtime/LoadDocument';
import { Runtime } from './runtime/Runtime';
import type { PageProps } from '../model/page/PageData';

/** The application around every page: contexts, head, frame and what runs in the browser. */
export function App({ Component, pageProps: given, router }: AppProps<PageProps | Record<string, never>>) {
  const pageProps = useAddressLanguage(given);
  const choice = useSyncExternalStore(subscribeConsent, getConsent, getServerConsent);
  // Next draws its error page without the page's data; any other page without data could not be read.
  if (!isPageProps(pageProps)) {
    return router.pathname === '/_error' ? <Component {...pageProps} /> : <LoadDocument />;
  }
  return (
    <DocsProvider value={pageProps}>
      <AdProvider
        value={{
          disabled: pageProps.page.disableAd,
          adsHref: pageProps.page.adsHref,
          choice,
          track,
        }}
      >
        <PageHead head={pageProps.page.head} />
        <LanguageOfDocument page={pageProps.page} />
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
