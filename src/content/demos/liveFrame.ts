import { existsSync, readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { formatPolicy } from '../../model/outputs/Policy';
import { liveDocumentPolicy } from '../../model/outputs/framePolicy';
import { hashInline, writeHashed } from '../pageData/generatedFiles';
import type { DemoLicense } from '../../model/demos/demo';
import { licenseLines } from './licenseKeys';
import { listLicenses } from './readDemo';
import { providerFile, readModules } from './familyModule';
import { site } from '../../site';
import { store } from '../store';

/**
 * Escapes what would end an inline script early or keep it from ending. Both can only occur in its strings.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
function asInline(script: string): string {
  return script.replaceAll('<!--', '\\x3C!--').replace(/<\/(?=script)/gi, '<\\/');
}

/**
 * Writes the document in which edited demos of a product run; returns its URL. The script is inline: the
 * document has an opaque origin, so the site's files are cross-origin to it. Browsers report no details of
 * errors in cross-origin scripts, nor in code that such a script creates from text, unless the host sends a
 * CORS header.
 * @see https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/crossorigin
 */
export async function writeLiveFrame(
  productId: string,
  entryPoints: readonly string[],
  sheets: readonly string[],
): Promise<string> {
  const script = asInline(await bundleLiveFrame(productId, entryPoints));
  const policy = formatPolicy(liveDocumentPolicy(hashInline(script), site.imageOrigins));
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return writeHashed(
    `live/${productId}.html`,
    `<!doctype html><html lang="${DEFAULT_LANGUAGE_CODE}"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
      `<title>Live demo</title>${links}</head>` +
      `<body><div id="demo" class="live" data-demo=""></div><script>${script}</script></body></html>\n`,
  );
}

const ENTRY = 'src/entries/liveDemoFrame';

/** Reads the versions of all installed packages. */
function readLock(): string {
  return existsSync('package-lock.json') ? readFileSync('package-lock.json', 'utf8') : '';
}

/**
 * Returns the program of a live frame: the entry, the product's provider, keys, and the modules that edited
 * code may import.
 */
function program(
  productId: string,
  entryPoints: readonly string[],
  licenses: readonly DemoLicense[],
): string {
  const imports = entryPoints.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`);
  const table = entryPoints.map((name, index) => `${JSON.stringify(name)}: m${index}`);
  return [
    `import { startLiveFrame } from './${ENTRY}';`,
    `import { DemoProvider } from './${providerFile(productId).replace(/\.tsx$/, '')}';`,
    ...licenseLines(licenses, (file) => `./${file}`),
    ...imports,
    `startLiveFrame(DemoProvider, { ${table.join(', ')} });`,
  ].join('\n');
}

/**
 * Bundles the script of the frame in which edited demos of a product run: one classic script with everything
 * that they may import. It is kept in the store, because bundling whole libraries takes
 * seconds.
 * @throws the bundler's error if something cannot be bundled
 */
async function bundleLiveFrame(productId: string, entryPoints: readonly string[]): Promise<string> {
  const licenses = listLicenses(entryPoints);
  const contents = program(productId, entryPoints, licenses);
  const own = Object.values(readModules(`${ENTRY}.ts`).modules);
  const provider = Object.values(readModules(providerFile(productId)).modules);
  const keys = licenses.map(({ module }) => readModules(module).modules);
  const key = store.key('live', JSON.stringify([contents, own, provider, keys, readLock()]));
  const known = store.read(key);
  if (known) return known.toString();
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
    plugins: [missingModules],
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  store.write(key, code);
  return code;
}

/** Marks the plugin's own question, which it must not answer itself. */
const ASKED = Symbol('asked');

/**
 * Replaces modules of packages that cannot be found by empty modules. Libraries have optional peers that only
 * some of their modules need, and support several releases of a peer whose modules differ; code that uses
 * such a module finds that it is empty.
 */
export const missingModules: Plugin = {
  name: 'missing-modules',
  setup: (build) => {
    build.onResolve({ filter: /^[@\w]/ }, async ({ path, pluginData, ...place }) => {
      if (pluginData === ASKED || place.kind === 'entry-point') return undefined;
      const { errors } = await build.resolve(path, { ...place, pluginData: ASKED });
      return errors.length === 0 ? undefined : { path, namespace: 'missing' };
    });
    build.onLoad({ filter: /.*/, namespace: 'missing' }, () => ({ contents: 'module.exports = {};' }));
  },
};
