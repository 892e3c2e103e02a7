import type { AppProps } from 'next/app';
import { useState } from 'react';
import { track } from '../browser/analytics/track';
import { holdEvents } from '../browser/boot/earlyEvents';
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

const root = typeof document === 'undefined' ? null : document.getElementById('__next');
if (root) holdEvents(root);

/**
 * The application around every page: contexts, head, frame and what runs in the browser. Where the data of a page
 * could not be read, the page before stays until the document of the new one is there.
 */
export function App({ Component, pageProps: given, router }: AppProps<PageProps | Record<string, never>>) {
  const asked = { Component, pageProps: useAddressLanguage(given) };
  const [last, setLast] = useState(asked);
  // Next draws its error page without the page's data.
  const isWhole = isPageProps(asked.pageProps) || router.pathname === '/_error';
  if (isWhole && asked.pageProps !== last.pageProps) setLast(asked);
  const { Component: Shown, pageProps } = isWhole ? asked : last;
  if (!isPageProps(pageProps)) return <Shown {...pageProps} />;
  return (
    <DocsProvider value={pageProps}>
      <AdProvider
        value={{
          disabled: pageProps.page.disableAd,
          adsHref: pageProps.page.adsHref,
          track,
        }}
      >
        <PageHead head={pageProps.page.head} />
        <LanguageOfDocument page={pageProps.page} />
        <Frame>
          <Shown {...pageProps} />
        </Frame>
        <AdRunner key={pageProps.page.href} />
        <Runtime />
        {!isWhole && <LoadDocument />}
      </AdProvider>
    </DocsProvider>
  );
}

function isPageProps(props: PageProps | Record<string, never>): props is PageProps {
  return props.page !== undefined;
}
