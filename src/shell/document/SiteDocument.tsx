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
} from '../../content/pageData/readBuild';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { LAYER_STATEMENT } from '../../model/outputs/inlineScripts';
import type { PageProps } from '../../model/page/PageData';
import { SidebarTree } from '../frame/SidebarRegion';
import { BootScripts } from '../next/BootScripts';
import { InertHead } from '../next/InertHead';
import { DocumentHead } from './DocumentHead';

/**
 * The document of every page. Differs from Next's own in three things: the scripts wait for a sign of a reader
 * (`InertHead`, `BootScripts`), the page's text is not repeated as data, and the sidebar and the page's style sheet come
 * from files that are no part of the page's data.
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
    const inert = !this.props.isDevelopment && process.env.BOOT !== 'eager';
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
        </HeadElement>
        <body>
          {inert ? <BootScripts /> : null}
          <Main />
          {inert ? null : (
            <>
              <script src={readFrameScript()} defer />
              <NextScript />
            </>
          )}
        </body>
      </Html>
    );
  }
}
