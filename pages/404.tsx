import { readPage } from 'docs-shell/page-data';
import type { PageProps } from 'docs-shell';

export { NotFoundPage as default } from 'docs-shell/not-found-page';

export function getStaticProps(): { props: PageProps } {
  return { props: readPage('/404/') };
}

/** No script of Next in production; Next reads it as it is written here. */
export const config = { unstable_runtimeJS: false };
