import { readPage } from '../src/content/pageData/readBuild';
import type { PageProps } from '../src/model/page/PageData';

export { PageView as default } from '../src/layouts/PageView';

export function getStaticProps(): { props: PageProps } {
  return { props: readPage('/') };
}
