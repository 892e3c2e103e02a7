import { listDrawn, readPage } from '../src/content/pageData/readBuild';
import type { PageProps } from '../src/model/page/PageData';

export { PageView as default } from '../src/layouts/PageView/PageView';

export function getStaticPaths() {
  return { paths: listDrawn().filter((route) => route !== '/'), fallback: false };
}

export function getStaticProps({ params }: { params: { path: string[] } }): { props: PageProps } {
  return { props: readPage(`/${params.path.join('/')}/`) };
}
