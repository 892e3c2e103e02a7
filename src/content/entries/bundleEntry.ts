import { buildSync } from 'esbuild';

/**
 * One of the programs of `src/entries` as a single minified script without imports.
 * @throws what the bundler says, when the source can't be bundled
 */
export function bundleEntry(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/entries/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
