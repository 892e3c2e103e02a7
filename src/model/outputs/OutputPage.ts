import type { PageData } from '../page/PageData';

/** What goes out beside a page needs to know of it; one per page and language. */
export interface OutputPage {
  /** Address with language and final slash. */
  readonly route: string;
  readonly pathname: string;
  readonly productId: string;
  readonly userLanguage: string;
  /** Language of the text; differs from `userLanguage` where there is no translation. */
  readonly contentLanguage: string;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  /** Absolute. */
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Day of the last change of the text, `YYYY-MM-DD`; absent where it is not known. */
  readonly lastUpdated?: string;
  /** File of the text; absent for generated pages. */
  readonly file?: string;
}

/** What goes out beside a page needs to know of it. */
export function toOutputPage(page: PageData, file: string | undefined): OutputPage {
  const { head } = page;
  return {
    route: page.href,
    pathname: page.pathname,
    productId: page.product.id,
    userLanguage: page.userLanguage,
    contentLanguage: page.contentLanguage,
    title: page.title,
    description: page.description,
    noindex: head.noindex === true,
    canonical: head.canonical ?? '',
    alternates: head.alternates,
    ...(page.lastUpdated ? { lastUpdated: page.lastUpdated } : {}),
    ...(file ? { file } : {}),
  };
}

/** Whether search engines are told of a page: it may be listed, and has a text in its own language. */
export function isListed({ noindex, userLanguage, contentLanguage }: OutputPage): boolean {
  return !noindex && userLanguage === contentLanguage;
}

/**
 * Address of the Markdown copy of a page.
 * @example routeToMarkdownPath('/zh/material-ui/react-button/') // '/zh/material-ui/react-button.md'
 * @example routeToMarkdownPath('/') // '/index.md'
 */
export function routeToMarkdownPath(route: string): string {
  return route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`;
}
