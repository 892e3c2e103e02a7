import { loadPage } from 'docs-shell/page-data';

export { PageView as default } from 'docs-shell/page';

export const getStaticProps = () => loadPage('/');

/** No script of Next in production; Next reads it as it is written here. */
export const config = { unstable_runtimeJS: false };
