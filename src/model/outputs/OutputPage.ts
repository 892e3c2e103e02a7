import type { PageData } from '../page/PageData';

/** The facts of a page that other outputs need; one per page and language. */
export interface OutputPage {
  /** Address with language and trailing slash. */
  readonly route: string;
  readonly pathname: string;
  readonly productId: string;
  readonly userLanguage: string;
  /** Language of the text; differs from `userLanguage` if there is no translation. */
  readonly contentLanguage: string;
  /** Language whose page has this text under its canonical address, see `PageData`. */
  readonly canonicalLanguage: string;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  /** Absolute URL. */
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Day of the last change of the text, `YYYY-MM-DD`; absent if unknown. */
  readonly lastUpdated?: string;
  /** Source file of the text; absent for generated pages. */
  readonly file?: string;
}

/** Returns the facts of a page that other outputs need. */
export function toOutputPage(page: PageData, file: string | undefined): OutputPage {
  const { head } = page;
  return {
    route: page.href,
    pathname: page.pathname,
    productId: page.product.id,
    userLanguage: page.userLanguage,
    contentLanguage: page.contentLanguage,
    canonicalLanguage: page.canonicalLanguage,
    title: page.title,
    description: page.description,
    noindex: head.noindex === true,
    canonical: head.canonical ?? '',
    alternates: head.alternates,
    ...(page.lastUpdated ? { lastUpdated: page.lastUpdated } : {}),
    ...(file ? { file } : {}),
  };
}

/** Whether a page is listed for search engines: it has no `noindex`, and its text belongs to its own address. */
export function isListed({ noindex, userLanguage, canonicalLanguage }: OutputPage): boolean {
  return !noindex && userLanguage === canonicalLanguage;
}

/**
 * Returns the address of the Markdown copy of a page.
 * @example routeToMarkdownPath('/zh/material-ui/react-button/') // '/zh/material-ui/react-button.md'
 * @example routeToMarkdownPath('/') // '/index.md'
 */
export function routeToMarkdownPath(route: string): string {
  return route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`;
}
