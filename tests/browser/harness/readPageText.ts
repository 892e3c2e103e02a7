import type { Page } from 'playwright-core';

export interface PageText {
  readonly title: string;
  readonly heading: string;
  /** Everything that is seen of the main part, white space collapsed. */
  readonly main: string;
  /** The list of contents; empty where the page has none. */
  readonly contents: string;
  /** Everything that is seen in the window and below it. */
  readonly all: string;
}

/** What a reader sees of the page that is shown. */
export async function readPageText(page: Page): Promise<PageText> {
  return page.evaluate(() => {
    const textOf = (selector: string) => {
      const element = document.querySelector<HTMLElement>(selector);
      return (element?.innerText ?? '').replace(/\s+/g, ' ').trim();
    };
    return {
      title: document.title,
      heading: textOf('h1'),
      main: textOf('main'),
      contents: textOf('#toc'),
      all: textOf('body'),
    };
  });
}
