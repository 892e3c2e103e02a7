import type { Page } from 'playwright-core';

export interface PageText {
  readonly title: string;
  readonly heading: string;
  /** What is seen of the main part. */
  readonly main: string;
  /** What is seen of the list of contents; empty where the page has none. */
  readonly contents: string;
  /** Everything that is seen in the window and below it. */
  readonly all: string;
}

/**
 * What there is to read of the page that is shown, white space collapsed. Left out are buttons, which are not there
 * where they would do nothing, and what is not text: a demo shows one thing as it was drawn and another once it is
 * alive, and an ad is another one each time.
 */
export async function readPageText(page: Page): Promise<PageText> {
  return page.evaluate(() => {
    // A constructed sheet: the page's policy refuses style elements that are not its own.
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('button, [data-demo], [data-ad-state] { display: none !important }');
    document.adoptedStyleSheets.push(hidden);
    const textOf = (selector: string) => {
      const element = document.querySelector<HTMLElement>(selector);
      return (element?.innerText ?? '').replace(/\s+/g, ' ').trim();
    };
    const text = {
      title: document.title,
      heading: textOf('h1'),
      main: textOf('main'),
      contents: textOf('#_toc'),
      all: textOf('body'),
    };
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hidden);
    return text;
  });
}
