import NextDocument, {
  Html,
  Main,
  NextScript,
  Head,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import { STYLE_LAYERS } from '../../constants';
import { readHeadScript, readSidebarTree } from '../../content/pageData/readBuild';
import type { PageProps } from '../../model/page/PageData';
import { SidebarTree } from '../frame/SidebarRegion';
import { BootScripts } from './BootScripts';
import { InertHead } from './InertHead';

/**
 * The document of every page. Differs from Next's own in three things: the scripts wait for a sign of a reader
 * (`InertHead`, `BootScripts`), the page's text is not repeated as data, and the sidebar is drawn from a tree that
 * is no part of the page's data.
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
    const inert = !this.props.isDevelopment;
    const HeadElement = inert ? InertHead : Head;
    return (
      <Html lang={userLanguage ?? 'en'} dir={direction}>
        <HeadElement>
          <style dangerouslySetInnerHTML={{ __html: `@layer ${STYLE_LAYERS.join(', ')};` }} />
          <script dangerouslySetInnerHTML={{ __html: readHeadScript() }} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        </HeadElement>
        <body>
          <Main />
          {inert ? <BootScripts /> : <NextScript />}
        </body>
      </Html>
    );
  }
}
