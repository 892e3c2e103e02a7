import type { AppProps } from 'next/app';
import { useState, useLayoutEffect, useEffect } from 'react';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { track } from '../browser/analytics/track';
import '../layouts/PageView';
import { AdRunner } from './ads/AdRunner';
import { AdProvider, DocsProvider } from './contexts';
import { Frame } from './frame/Frame';
import { ROOT_ID } from './next/exportFormat';
import { holdEvents } from './next/holdEvents';
import { watchPlaces } from './next/places';
import { Runtime } from './runtime/Runtime';
import type { PageProps, HeadModel, PageData } from '../model/page/PageData';
import { DEFAULT_LANGUAGE_CODE } from '../model/languages/Language';
import { loadDocument } from '../browser/navigation/brokenNavigation';

const root = typeof document === 'undefined' ? null : document.getElementById(ROOT_ID);
if (root) {
  holdEvents(root);
  watchPlaces();
}

/**
 * The application around every page: contexts, head, frame and runtime services. If the data of a page could
 * not be read, the previous page stays until the new document loads.
 */
export function App({ Component, pageProps: given, router }: AppProps<PageProps | Record<string, never>>) {
  const asked = { Component, pageProps: useAddressLanguage(given) };
  const [last, setLast] = useState(asked);
  // Next renders its error page without the page's data.
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

/** The page's metadata in the document head, updated on client navigation. */
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

/**
 * Updates language and direction of the `html` element on client navigation. The 404 page of the host already has
 * the direction of the address, whose language follows.
 */
function LanguageOfDocument({ page: { kind, userLanguage, languages } }: { page: PageData }) {
  const direction = languages.find(({ code }) => code === userLanguage)?.direction ?? 'ltr';
  const isSet = kind === 'notFound' && userLanguage === DEFAULT_LANGUAGE_CODE;
  useLayoutEffect(() => {
    if (!isSet) window.docsShell?.setLanguage(userLanguage, direction);
  }, [isSet, userLanguage, direction]);
  return null;
}

/**
 * Returns the props to draw: the given ones, except on the page for unknown addresses. That page is one
 * document in the default language, and is drawn again in the language of the address, with its product, when its
 * data has been fetched.
 */
function useAddressLanguage<T extends Partial<PageProps>>(given: T): T | PageProps {
  const [fetched, setFetched] = useState<{ readonly for: T; readonly props: PageProps }>();
  useEffect(() => {
    if (given.page?.kind !== 'notFound') return undefined;
    let gone = false;
    void import('../browser/notFound/loadNotFound')
      .then(({ loadNotFound }) => loadNotFound(given as PageProps))
      .then(
        (props) => props && !gone && setFetched({ for: given, props }),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [given]);
  return fetched?.for === given ? fetched.props : given;
}

/**
 * Loads the document of the address if the page's data could not be read, because a host answered with a page
 * or the response was cut off. A document contains its data, so this does not repeat.
 */
function LoadDocument() {
  const { asPath } = useRouter();
  useEffect(() => loadDocument(asPath), [asPath]);
  return null;
}
