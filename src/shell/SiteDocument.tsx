import NextDocument, {
  Html,
  Main,
  NextScript,
  Head,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import {
  readFrameScript,
  readHeadScript,
  readNotFoundScript,
  readPageStyles,
  readSidebarTree,
  readSocial,
} from '../content/pageData/readBuild';
import { DEFAULT_LANGUAGE_CODE } from '../model/languages/Language';
import { LAYER_STATEMENT } from '../model/outputs/inlineScripts';
import type { PageProps, PageData } from '../model/page/PageData';
import { SidebarTree } from './frame/Frame';
import { BootElement } from './BootElement';
import { BootScripts, InertHead } from './next/DeferredStart';
import { buildJsonLd, listCrawlerTags } from '../model/outputs/crawlerFacts';
import { cardKey, listSocialTags, type SocialFacts } from '../model/outputs/socialTags';
import { formatDataScript } from '../model/outputs/markupText';
import { routeToMarkdownPath } from '../model/outputs/OutputPage';

/**
 * The document of every page. It differs from Next's own in three ways: the scripts wait for a sign of a
 * reader (`InertHead`, `BootScripts`), the page's text is not repeated as data, and the sidebar and the
 * page's style sheet come from files that are not part of the page's data.
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
              <SidebarTree.Provider value={tree}>
                <App {...props} />
              </SidebarTree.Provider>
            );
          },
      });
    return NextDocument.getInitialProps(context);
  }

  override render() {
    const { page, userLanguage } = this.props.__NEXT_DATA__.props.pageProps as Partial<PageProps>;
    const direction = page?.languages.find(({ code }) => code === userLanguage)?.direction ?? 'ltr';
    const { isDevelopment } = this.props;
    const inert = !isDevelopment && process.env.BOOT !== 'eager';
    const HeadElement = inert ? InertHead : Head;
    return (
      <Html lang={userLanguage ?? DEFAULT_LANGUAGE_CODE} dir={direction}>
        <HeadElement>
          <style dangerouslySetInnerHTML={{ __html: LAYER_STATEMENT }} />
          {page?.kind === 'notFound' ? (
            <script dangerouslySetInnerHTML={{ __html: readNotFoundScript() }} />
          ) : null}
          <script dangerouslySetInnerHTML={{ __html: readHeadScript() }} />
          {page?.styles ? (
            <style data-page="" dangerouslySetInnerHTML={{ __html: readPageStyles(page.styles) }} />
          ) : null}
          {page ? <DocumentHead page={page} facts={readSocial()} /> : null}
          {/* Before Next's scripts, which run in the order of the document. */}
          {inert ? null : <script src={readFrameScript()} defer />}
        </HeadElement>
        <body>
          {inert ? <BootScripts /> : null}
          {inert ? null : <BootElement page={page} />}
          <Main />
          {inert ? null : <NextScript />}
        </body>
      </Html>
    );
  }
}

/**
 * The parts of the head that are read with the document: the element after a demo that the first paint waits for, and what is for
 * other programs, icons, feed, Markdown copy, social cards, structured data. They are not updated on client
 * navigation and not shipped as page data.
 */
function DocumentHead({ page, facts }: { page: PageData; facts: SocialFacts }) {
  const { siteName, origin, feed, colors, cards } = facts;
  const card = cards[cardKey(page.product.id, page.contentLanguage)];
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
