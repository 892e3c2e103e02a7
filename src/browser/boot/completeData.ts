import type { PageProps, SharedProps } from '../../model/page/PageData';

/**
 * Puts what all pages of a language share into the data for hydration, from which the document left it out.
 * @throws where it can't be fetched or read
 */
export async function completeData(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  const { translations, products } = (await response.json()) as SharedProps;
  const element = document.getElementById('__NEXT_DATA__');
  const data = JSON.parse(element?.textContent ?? '') as { props: { pageProps: PageProps } };
  const { pageProps } = data.props;
  data.props.pageProps = { ...pageProps, translations, page: { ...pageProps.page, products } };
  if (element) element.textContent = JSON.stringify(data);
}
