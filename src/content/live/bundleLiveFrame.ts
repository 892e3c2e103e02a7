import { existsSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { DemoLicence } from '../../model/demos/demo';
import { missingPeers } from './missingPeers';
import { hashText, writeText } from '../pageData/writeHashed';
import { licenceLines } from '../demos/licenceKeys';
import { listLicences } from '../demos/readDemo';
import { providerFile, readModules } from '../demos/familyModule';

const FOLDER = '.cache/live';
const ENTRY = 'src/entries/liveDemoFrame';

/** The versions of everything that is installed. */
function readLock(): string {
  return existsSync('package-lock.json') ? readFileSync('package-lock.json', 'utf8') : '';
}

/** The program of a live frame: the entry, the product's provider, keys, and the modules that edited code may import. */
function program(
  productId: string,
  entryPoints: readonly string[],
  licences: readonly DemoLicence[],
): string {
  const imports = entryPoints.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`);
  const table = entryPoints.map((name, index) => `${JSON.stringify(name)}: m${index}`);
  return [
    `import { startLiveFrame } from './${ENTRY}';`,
    `import { DemoProvider } from './${providerFile(productId).replace(/\.tsx$/, '')}';`,
    ...licenceLines(licences, (file) => `./${file}`),
    ...imports,
    `startLiveFrame(DemoProvider, { ${table.join(', ')} });`,
  ].join('\n');
}

/**
 * The script of the frame in which edited demos of a product run: one classic script with everything that they may
 * import. Kept on disk by what it is made of, since bundling whole libraries takes seconds.
 * @throws what the bundler says, when something can't be bundled
 */
export async function bundleLiveFrame(productId: string, entryPoints: readonly string[]): Promise<string> {
  const licences = listLicences(entryPoints);
  const contents = program(productId, entryPoints, licences);
  const own = Object.values(readModules(`${ENTRY}.ts`).modules);
  const provider = Object.values(readModules(providerFile(productId)).modules);
  const keys = licences.map(({ module }) => readModules(module).modules);
  const key = hashText(JSON.stringify([contents, own, provider, keys, readLock()]));
  const file = `${FOLDER}/${productId}.${key}.js`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [missingPeers],
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  writeText(file, code);
  return code;
}
