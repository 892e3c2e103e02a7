import { listDrawn, readPage } from 'docs-shell/page-data';
import type { PageProps } from 'docs-shell';

export { PageView as default } from 'docs-shell/page';

export async function getStaticPaths() {
  const routes = await listDrawn();
  return { paths: routes.filter((route) => route !== '/'), fallback: false };
}

export function getStaticProps({ params }: { params: { path: string[] } }): { props: PageProps } {
  return { props: readPage(`/${params.path.join('/')}/`) };
}

/** No script of Next in production; Next reads it as it is written here. */
export const config = { unstable_runtimeJS: false };
