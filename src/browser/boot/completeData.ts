import type { PageProps, SharedProps } from '../../model/page/PageData';

/** Puts what all pages of a language share into the data for hydration, from which the document left it out. */
export function completeData({ translations, languages, ...same }: SharedProps): void {
  const element = document.getElementById('__NEXT_DATA__');
  const data = JSON.parse(element?.textContent ?? '') as { props: { pageProps: PageProps } };
  const { pageProps } = data.props;
  const { page } = pageProps;
  data.props.pageProps = {
    ...pageProps,
    translations,
    page: {
      ...page,
      ...same,
      languages: page.languages.map((own, at) => ({ ...languages[at], ...own })),
    },
  };
  if (element) element.textContent = JSON.stringify(data);
}
