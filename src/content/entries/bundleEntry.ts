import { buildSync } from 'esbuild';

/**
 * One of the programs of `src/entries` as a single minified script without imports.
 * @param values what stands in it under names that nobody declares, as JSON
 * @throws what the bundler says, when the source can't be bundled
 */
export function bundleEntry(name: string, values: Readonly<Record<string, unknown>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/entries/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    define: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
