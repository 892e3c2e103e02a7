import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix, resolve } from 'node:path';
import * as ts from 'typescript-js';
import type { Problem } from '../../model/Problem';
import { findModule } from './familyModule';
import { hasSass, INSTALL_SASS, SASS } from './sheetText';

/** Files that bundlers of other projects turn into modules, and a demo cannot import; with what to write instead. */
const KINDS: readonly (readonly [ends: RegExp, what: string, hint: string])[] = [
  [SASS, 'a style sheet that needs the package sass', INSTALL_SASS],
  [
    /\.(?:sass|less|styl|pcss)$/i,
    'a style sheet of a tool that the shell does not run',
    'write the rules as .css, or import the sheet that the tool writes',
  ],
  [
    /\.(?:png|apng|jpe?g|gif|webp|avif|bmp|ico|svg)$/i,
    'a picture',
    'put it into public/ and write its address, as in src="/static/lamp.png"; pictures beside demos will be supported later',
  ],
  [
    /\.(?:woff2?|ttf|otf|eot)$/i,
    'a font',
    'list the font in textFonts of data/site.ts, or put it into public/ and name its address in an @font-face of GlobalStyles',
  ],
  [
    /\.(?:mp4|webm|ogv|mov|mp3|ogg|wav|flac|aac|pdf)$/i,
    'a media file',
    'put it into public/ and write its address, as in src="/static/lamp.mp4"',
  ],
];

const MODULE = /\.(?:[cm]?[jt]sx?|json)$/i;

/** What is wrong with the import of a style sheet; undefined if it exists. */
function describeMissingSheet(importer: string, specifier: string): Asset | undefined {
  if (/^(?:[a-z]+:)?\/\//i.test(specifier)) {
    const hint = 'install it as a package, or put it beside the file and import it by its path';
    return { what: 'a style sheet from the network', hint };
  }
  const what = 'a style sheet that does not exist';
  if (specifier.startsWith('.'))
    return existsSync(posix.join(posix.dirname(importer), specifier))
      ? undefined
      : { what, hint: 'fix the path' };
  try {
    createRequire(resolve(importer)).resolve(specifier);
    return undefined;
  } catch {
    return { what, hint: 'fix the path, or install the package' };
  }
}

interface Asset {
  readonly what: string;
  readonly hint: string;
}

/** What a demo imports although it cannot; undefined for modules, and style sheets that exist. */
function describeAsset(importer: string, specifier: string): Asset | undefined {
  if (/^(?:https?:)?\/\/.*\.s?css$/i.test(specifier)) return describeMissingSheet(importer, specifier);
  if (/^(?:[a-z]+:|\/)/i.test(specifier)) return undefined;
  // Other bundlers read what is before "!" and behind "?" as an order: "raw-loader!./a.txt", "./a.txt?raw".
  const loader = /^(?:.*!)/.exec(specifier)?.[0];
  const [path = '', query] = specifier.slice(loader?.length ?? 0).split('?');
  if (loader !== undefined || query !== undefined) {
    const order = loader ?? `?${query}`;
    const hint = 'export the text from a module or a JSON file beside the demo, and import that';
    return { what: `a file with the order "${order}" to a bundler`, hint };
  }
  if (/\.css$/i.test(path) || (SASS.test(path) && hasSass())) return describeMissingSheet(importer, path);
  const file = path.startsWith('.') ? findModule(importer, path) : undefined;
  if (file !== undefined && MODULE.test(file)) return undefined;
  const kind = KINDS.find(([ends]) => ends.test(path));
  if (kind) return { what: kind[1], hint: kind[2] };
  // A file that is missing is reported when the demo is loaded.
  if (file === undefined) return undefined;
  const hint =
    'export its content from a module or a JSON file beside the demo, or put it into public/ and fetch it in an effect';
  return { what: 'a file that is not a module', hint };
}

/** An import, or an address of a style rule, as the code writes it. */
interface Named {
  readonly specifier: string;
  readonly at: number;
}

/** Whether a node is `new URL('./x', import.meta.url)`. */
function isModuleUrl(node: ts.Node): node is ts.NewExpression {
  return (
    ts.isNewExpression(node) &&
    node.expression.getText() === 'URL' &&
    node.arguments?.[1]?.getText() === 'import.meta.url'
  );
}

/** Returns the expression that names what a node imports at run time; undefined if it imports nothing. */
function findSpecifier(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node))
    return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (isModuleUrl(node)) return node.arguments?.[0];
  if (!ts.isCallExpression(node)) return undefined;
  const isImport =
    node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require';
  return isImport ? node.arguments[0] : undefined;
}

/** Relative addresses in style rules. A browser resolves them from the page, not from the module. */
const RELATIVE_URL = /\burl\(\s*["']?(?<path>\.{1,2}\/[^"')\s]+)/g;

/** Lists what a module imports, and the relative addresses of its style rules. */
function listNamed(file: string, code: string): { imports: Named[]; urls: Named[] } {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const [imports, urls]: [Named[], Named[]] = [[], []];
  const visit = (node: ts.Node): void => {
    const specifier = findSpecifier(node);
    if (specifier && ts.isStringLiteralLike(specifier))
      imports.push({ specifier: specifier.text, at: specifier.getStart() });
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      for (const { index, groups } of node.getText().matchAll(RELATIVE_URL))
        urls.push({ specifier: groups?.path ?? '', at: node.getStart() + index });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports, urls };
}

/** Code without any of these names no asset, and is not parsed: a path with an end or an order, or such an address. */
const MAY_NAME_ASSET =
  /['"`](?:\.{1,2}\/[^\s'"`]*\.\w+|(?!\/|https?:)[^\s'"`]*(?:\.[a-z]*(?:css|sass|less|styl|png|jpe?g|gif|webp|avif|bmp|ico|svg|woff2?|[ot]tf|eot|mp[34]|webm|og[vg]|mov|wav|flac|aac|pdf)|[?!][^\s'"`]*))['"`]|\b(?:import|from)\s*['"](?:https?:)?\/\/|\burl\(\s*["']?\.{1,2}\//i;

/**
 * Checks that the modules of a demo or a provider import modules, style sheets and JSON only, not pictures, fonts or texts:
 * these would need a bundler where the demo is rendered, in its live editor and in each sandbox.
 * @param modules the demo and its relative modules: path → code
 * @param who the subject of the messages
 */
export function checkAssets(modules: Readonly<Record<string, string>>, who = 'The demo'): Problem[] {
  return Object.entries(modules).flatMap(([file, code]) => {
    if (!/\.[cm]?[jt]sx?$/.test(file) || !MAY_NAME_ASSET.test(code)) return [];
    const { imports, urls } = listNamed(file, code);
    const problemOf = (at: number, message: string, hint: string): Problem => {
      const before = code.slice(0, at).split('\n');
      const column = (before.at(-1) ?? '').length + 1;
      return { file, line: before.length, column, code: 'demo-asset', message, hint };
    };
    return [
      ...imports.flatMap(({ specifier, at }) => {
        const asset = describeAsset(file, specifier);
        if (!asset) return [];
        return problemOf(at, `${who} imports ${asset.what}: ${specifier}`, asset.hint);
      }),
      ...urls
        // Without such a file, the text may be an example that is only shown.
        .filter(({ specifier }) => existsSync(posix.join(posix.dirname(file), specifier)))
        .map(({ specifier, at }) =>
          problemOf(
            at,
            `A style rule of the demo names a file beside it: ${specifier}`,
            'browsers resolve it from the page: put the file into public/ and write its address, as in url(/static/lamp.png)',
          ),
        ),
    ];
  });
}
