import NextDocument, {
  Html,
  Main,
  NextScript,
  Head,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import type { JSX } from 'react';
import {
  loadRunTime,
  readHeadScript,
  readIslands,
  readNotFoundScript,
  readPageStyles,
  readSidebarTree,
  readSocial,
} from '../content/pageData/readBuild';
import { firstModeOf, LIBRARY_MODE_ATTRIBUTE } from '../model/demos/demoColorMode';
import { ENGLISH } from '../model/languages/defaultLanguage';
import { LAYER_STATEMENT } from '../model/outputs/inlineScripts';
import type { PageProps, PageData } from '../model/page/PageData';
import type { SidebarNode } from '../model/navigation/NavPage';
import { SidebarTree } from './frame/Frame';
import { FACTS_ID, listPageFacts } from '../model/page/PageFacts';
import { SPECULATION_RULES } from '../model/outputs/speculationRules';
import { buildJsonLd, listCrawlerTags } from '../model/outputs/crawlerFacts';
import { cardKey, listSocialTags, type SocialFacts } from '../model/outputs/socialTags';
import { formatDataScript } from '../model/outputs/markupText';
import { routeToMarkdownPath } from '../model/outputs/OutputPage';

const NO_TREE: readonly SidebarNode[] = [];

/** Development hides the page until Next's own client has run, which is on no page. */
const SHOW_BODY = 'body{display:block!important}';

const NO_SCRIPTS: JSX.Element[] = [];

const asProps = ({ class: className, ...attributes }: Record<string, string>) => ({
  className,
  ...attributes,
});

/** The head of a document without the scripts of Next: in development it ignores `unstable_runtimeJS`. */
class HeadWithoutScripts extends Head {
  override getPolyfillScripts(): JSX.Element[] {
    return NO_SCRIPTS;
  }
  override getDynamicChunks(): JSX.Element[] {
    return NO_SCRIPTS;
  }
  override getScripts(): JSX.Element[] {
    return NO_SCRIPTS;
  }
}

/**
 * The document of every page. It names no script of Next: the loader of the islands is the only one
 * (`src/islands/loader.ts`). The sidebar and the page's style sheet come from files that are not part of the page's data.
 */
export class SiteDocument extends NextDocument {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps> {
    const { renderPage } = context;
    context.renderPage = () =>
      renderPage({
        enhanceApp: (App) =>
          function WithSidebarTree(props) {
            const { page } = props.pageProps as Partial<PageProps>;
            const tree = page && readSidebarTree(page.product.id, page.userLanguage);
            return (
              <SidebarTree.Provider value={tree ?? NO_TREE}>
                <App {...props} />
              </SidebarTree.Provider>
            );
          },
      });
    return NextDocument.getInitialProps(context);
  }

  override render() {
    const props = this.props.__NEXT_DATA__.props.pageProps as Partial<PageProps>;
    const { page, userLanguage } = props;
    const direction = page?.languages.find(({ code }) => code === userLanguage)?.direction ?? 'ltr';
    const { isDevelopment } = this.props;
    const libraryMode = page?.product.libraryMode;
    return (
      <Html
        lang={userLanguage ?? ENGLISH}
        dir={direction}
        {...{ [LIBRARY_MODE_ATTRIBUTE]: libraryMode }}
        {...asProps(firstModeOf('html', libraryMode))}
      >
        <HeadWithoutScripts>
          <style dangerouslySetInnerHTML={{ __html: LAYER_STATEMENT }} />
          {isDevelopment ? <style dangerouslySetInnerHTML={{ __html: SHOW_BODY }} /> : null}
          {page?.kind === 'notFound' ? (
            <script dangerouslySetInnerHTML={{ __html: readNotFoundScript() }} />
          ) : null}
          <script dangerouslySetInnerHTML={{ __html: readHeadScript() }} />
          {page?.styles ? (
            <style data-page="" dangerouslySetInnerHTML={{ __html: readPageStyles(page.styles) }} />
          ) : null}
          {page ? <DocumentHead page={page} facts={readSocial()} /> : null}
          {page ? <Loader /> : null}
        </HeadWithoutScripts>
        <body {...asProps(firstModeOf('body', libraryMode))}>
          {page ? <Facts {...(props as PageProps)} /> : null}
          <Main />
          {/* Next requires it. In production it is empty, see `config` in each page; in development it is only text. */}
          <noscript>
            <NextScript />
          </noscript>
        </body>
      </Html>
    );
  }
}

/** The script of the document, and what the browser may load before a link is followed. */
function Loader() {
  return (
    <>
      <script type="module" src={readIslands().loader} />
      {/* In development, a page that is not read would delay the one that is edited. */}
      {process.env.NODE_ENV === 'development' ? null : (
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
      )}
    </>
  );
}

/** What the document says about its page to the islands. */
function Facts(props: PageProps) {
  const facts = listPageFacts(props, loadRunTime(), props.islands ?? readIslands().islands);
  return (
    <script
      id={FACTS_ID}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: formatDataScript(facts) }}
    />
  );
}

/**
 * The parts of the head for other programs (icons, feed, Markdown copy, social cards, structured data), and the element
 * that the first paint waits for.
 */
function DocumentHead({ page, facts }: { page: PageData; facts: SocialFacts }) {
  const { siteName, origin, feed, colors, cards } = facts;
  const card = cards[cardKey(page.product.id, page.canonicalLanguage)];
  const image = card === undefined ? undefined : origin + card;
  const jsonLd = buildJsonLd(page, siteName, origin, image);
  const opening = page.blocks.slice(0, 3).findIndex((block) => block.kind === 'demo' && !block.isTryIt);
  const next = opening < 0 ? undefined : page.blocks[opening + 1];
  return (
    <>
      {/* The stage of a demo centers what it shows, which would move as a slow document grows. */}
      {next ? <link rel="expect" href={`#${next.region}`} blocking="render" /> : null}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content={colors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colors.dark} media="(prefers-color-scheme: dark)" />
      <link rel="alternate" type="application/rss+xml" title={siteName} href={feed} />
      {page.head.canonical ? (
        <link rel="alternate" type="text/markdown" href={routeToMarkdownPath(page.href)} />
      ) : null}
      {listSocialTags(page, siteName, image).map(({ kind, key, content }) => (
        <meta key={`${key} ${content}`} {...{ [kind]: key }} content={content} />
      ))}
      {listCrawlerTags(page).map(({ name, content }) => (
        <meta key={name} name={name} content={content} />
      ))}
      {jsonLd ? (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatDataScript(jsonLd) }} />
      ) : null}
    </>
  );
}
