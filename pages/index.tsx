import { readPage } from 'docs-shell/page-data';
import type { PageProps } from 'docs-shell';

export { PageView as default } from 'docs-shell/page';

export function getStaticProps(): { props: PageProps } {
  return { props: readPage('/') };
}

/** No script of Next in production; Next reads it as it is written here. */
export const config = { unstable_runtimeJS: false };
