import { readPage } from '../src/content/pageData/readBuild';
import type { PageProps } from '../src/model/page/PageData';

export { NotFoundPage as default } from '../src/layouts/NotFoundPage/NotFoundPage';

export function getStaticProps(): { props: PageProps } {
  return { props: readPage('/404/') };
}

/** No script of Next in production; Next reads it as it is written here. */
export const config = { unstable_runtimeJS: false };
