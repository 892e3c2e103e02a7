import type { LanguageFacts, PageData, PageProps } from './PageData';

/** Fields of a page that are the same on all pages of a language. */
const SHARED_FIELDS = [
  'products',
  'textsHref',
  'searchHref',
  'privacyHref',
  'siteLinks',
] as const satisfies readonly (keyof PageData)[];

/**
 * Props that are the same on all pages of a language. They are one hashed file; documents leave them out, and
 * the runtime fetches them at startup.
 */
export interface SharedProps extends Pick<PageData, (typeof SHARED_FIELDS)[number]> {
  readonly translations: PageProps['translations'];
  /** Same order as in every page's `languages`. */
  readonly languages: readonly LanguageFacts[];
}

/** Returns props of a page as a document holds them: without those that `SharedProps` has. */
export function omitShared({ translations: _shared, page, ...props }: PageProps): Record<string, unknown> {
  const own = Object.entries(page).filter(([key]) => !(SHARED_FIELDS as readonly string[]).includes(key));
  const languages = page.languages.map(({ isTranslated, href }) => ({ isTranslated, href }));
  return { ...props, page: { ...Object.fromEntries(own), languages } };
}

/** Returns the whole props of a page from those in its document and the shared ones; reverses `omitShared`. */
export function restoreShared(
  props: PageProps,
  { translations, languages, ...shared }: SharedProps,
): PageProps {
  const { page } = props;
  return {
    ...props,
    translations,
    page: {
      ...page,
      ...shared,
      languages: page.languages.map((own, at) => ({ ...languages[at], ...own })),
    },
  };
}
