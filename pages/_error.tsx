export { BareError as default } from 'docs-shell/bare-error';

/** No script of Next in production; Next reads it as it is written here. */
export const config = { unstable_runtimeJS: false };
