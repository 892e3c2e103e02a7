import { transformSync } from 'esbuild';

/** A style sheet in fewer bytes; empty text stays empty. */
export function minifyCss(css: string): string {
  return css && transformSync(css, { loader: 'css', minify: true }).code.trim();
}
