import { build } from 'esbuild';
import { writeText } from '../pageData/writeHashed';

const FOLDER = '.cache/javascript';

/**
 * Writes a module of the family, and the relative modules that it imports, as one module that Node can load, JSX in
 * `.js` files included; returns its path. Packages stay outside of it, so that there is one of each. Errors name the
 * places of the sources.
 * @throws what the bundler says, when the source can't be read
 */
export async function bundleJavaScript(file: string): Promise<string> {
  const outfile = `${FOLDER}/${file}.cjs`;
  const { outputFiles } = await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    loader: { '.js': 'jsx' },
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  writeText(outfile, outputFiles.find(({ path }) => path.endsWith('.cjs'))?.text ?? '');
  return outfile;
}
