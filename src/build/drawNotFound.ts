import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readSidebarTree } from '../content/pageData/readBuild';
import { NotFoundPage } from '../layouts/NotFoundPage/NotFoundPage';
import type { DrawnPage } from '../model/page/DrawnPage';
import type { PageProps } from '../model/page/PageData';
import { listOwnFacts } from '../model/page/PageFacts';
import { App } from '../shell/App';
import { SidebarTree } from '../shell/frame/Frame';

/** Draws the 404 page in its language and product, for the document that hosts serve for every unknown address. */
export function drawNotFound(props: PageProps): DrawnPage {
  const { head, languages, product, userLanguage } = props.page;
  const html = renderToStaticMarkup(
    createElement(
      SidebarTree.Provider,
      { value: readSidebarTree(product.id, userLanguage) },
      createElement(App, { Component: NotFoundPage, pageProps: props }),
    ),
  );
  const direction = languages.find(({ code }) => code === userLanguage)?.direction ?? 'ltr';
  return { title: head.title, direction, html, ...listOwnFacts(props) };
}
