import { build } from 'esbuild';
import type { DemoKit, LiveParts } from '../../model/demos/demo';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { liveDocumentPolicy } from '../../model/outputs/demoPolicies';
import { formatPolicy } from '../../model/outputs/Policy';
import { site } from '../../site';
import type { Product } from '../../model/products/Product';
import { hashInline, writeHashed } from '../pageData/generatedFiles';
import { formatMode } from './demoDocument';
import { SheetReader } from './demoSheet';
import { BASE, type BundledDocument, BUNDLING, bundleLiveDocument } from './liveParts';
import { writePlainSheet } from './pageSheets';
import { familyFolder } from '../workspace';
import { shellFile } from '../shellFiles';

/**
 * Escapes what would end an inline script early or keep it from ending. Both can only occur in its strings.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
function asInline(script: string): string {
  return script.replaceAll('<!--', '\\x3C!--').replace(/<\/(?=script)/gi, '<\\/');
}

const LOADER = shellFile('model/demos/partLoader.ts');

/**
 * Writes the document in which edited demos of a product run, and its parts. The script is inline: the
 * document has an opaque origin, so the site's files are cross-origin to it. Browsers report no details of
 * errors in cross-origin scripts, nor in code that such a script creates from text, unless the host sends a
 * CORS header. The page fetches the parts for it.
 * @see https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/crossorigin
 */
export async function writeLiveDocument(
  product: Pick<Product, 'id' | 'styles' | 'colorMode'>,
  entryPoints: readonly string[],
  sheets: readonly string[],
): Promise<Pick<DemoKit, 'liveHref' | 'liveParts'>> {
  const { base, parts, packages, sheets: imported } = await bundleLiveDocument(product, entryPoints);
  // What is wrong with a sheet of a page is reported there; others are not needed by any demo as it is written.
  const reader = new SheetReader();
  const writeSheets = async (files: readonly string[]) => {
    const read = await Promise.all(files.map(async (file) => [file, await reader.read(file)] as const));
    return read.flatMap(([file, sheet]) => (sheet ? [writePlainSheet(file, sheet)] : []));
  };
  const script = asInline(await assemble(base));
  const policy = formatPolicy(liveDocumentPolicy(hashInline(script), site.imageOrigins));
  const links = [...sheets, ...(await writeSheets(imported))].map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  );
  const mode = formatMode(product.colorMode);
  const liveHref = writeHashed(
    `live/${product.id}.html`,
    `<!doctype html><html lang="${defaultLanguage()}"${mode.html}><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
      `<title>Live demo</title>${links.join('')}</head>` +
      `<body${mode.body}><div id="demo" class="live" data-demo=""></div><script>${script}</script></body></html>\n`,
  );
  const hrefs = mapValues(parts, (code, name) => writeHashed(`live/${name.slice(2)}`, code));
  const liveParts = await Promise.all(
    Object.entries(packages).map(async ([name, { table, needs, sheets: own }]) => {
      const part: LiveParts = {
        table,
        hrefs: Object.fromEntries(needs.map((need) => [need, hrefs[need] ?? ''])),
        ...(own.length > 0 ? { sheets: await writeSheets(own) } : {}),
      };
      return [name, part] as const;
    }),
  );
  return { liveHref, liveParts: Object.fromEntries(liveParts) };
}

function mapValues<T, R>(record: Readonly<Record<string, T>>, map: (value: T, key: string) => R) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

/** Returns the script of an iframe's document: the parts in it, and the call that starts its program. */
async function assemble(base: BundledDocument['base']): Promise<string> {
  const parts = Object.entries(base).map(
    ([name, code]) => `${JSON.stringify(name)}: function (require, module, exports) {\n${code}\n}`,
  );
  const contents = [
    `import { createPartLoader } from './${LOADER}';`,
    `const loader = createPartLoader({ ${parts.join(', ')} });`,
    `loader.load('./${BASE}.js').start(loader);`,
  ].join('\n');
  const stdin = { contents, resolveDir: familyFolder(), loader: 'js' } as const;
  const { outputFiles } = await build({ ...BUNDLING, stdin, format: 'iife' });
  return outputFiles[0]?.text ?? '';
}
