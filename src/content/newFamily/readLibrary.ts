import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { completeApiSource, type ApiDeclaration } from '../../model/api/ApiDeclaration';
import type { Problem } from '../../model/Problem';
import { packageName } from '../../model/demos/specifiers';
import { openTypes } from '../api/compiler/openTypes';
import { readUnits } from '../api/readUnits';
import {
  findPackage,
  isLinked,
  listNeeds,
  listTargets,
  type Manifest,
  readManifest,
  readVersion,
} from '../packages';
import { findColorMode, hasTailwindMode } from './libraryColorMode';
import type { LibraryFacts, StyleEngine } from './LibraryFacts';

/** What is read of a manifest besides what the build reads. */
interface WholeManifest extends Manifest {
  readonly description?: string;
  readonly repository?: string | { readonly url?: string };
  readonly style?: string;
  readonly sideEffects?: unknown;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Names of the sheet that an app imports, the most telling first. */
const SHEET_NAMES = ['styles', 'style', 'index', 'all', 'main', 'global', 'theme'];
const SHEET_FOLDERS = ['', 'dist/', 'lib/', 'build/', 'css/'];

/**
 * Lists the style sheets of a package as specifiers without its name, as its manifest names them: in `style`, `exports` and
 * `sideEffects`, and those with a usual name if any file may be imported.
 */
export function listSheets(manifest: WholeManifest, hasFile: (path: string) => boolean): string[] {
  const { style, exports, sideEffects } = manifest;
  const entries = typeof exports === 'object' && exports !== null ? Object.entries(exports) : [];
  const ofExports = entries.flatMap(([entry, target]) =>
    entry.startsWith('./') &&
    !entry.includes('*') &&
    listTargets(target).some((path) => path.endsWith('.css'))
      ? [entry.slice(2)]
      : [],
  );
  const allows = (path: string) =>
    exports === undefined ||
    ofExports.includes(path) ||
    entries.some(([entry]) => {
      const [before = '', after] = entry.slice(2).split('*');
      return after !== undefined && path.startsWith(before) && path.endsWith(after);
    });
  const effects: readonly unknown[] = Array.isArray(sideEffects) ? sideEffects : [];
  const named = [style, ...effects].flatMap((path) =>
    typeof path === 'string' && path.endsWith('.css') && !path.includes('*') ? [posix.normalize(path)] : [],
  );
  const usual = SHEET_FOLDERS.flatMap((folder) => SHEET_NAMES.map((name) => `${folder}${name}.css`));
  const ofFiles = [...named, ...usual].filter((path) => allows(path) && hasFile(path));
  return [...new Set([...ofFiles, ...ofExports])];
}

/** Returns the sheet that an app imports: the only one, or the first with a usual name; undefined if that is not clear. */
function pickSheet(sheets: readonly string[], name: string): string | undefined {
  const names = [...SHEET_NAMES, posix.basename(name)];
  const ranked = names.flatMap(
    (each) => sheets.find((sheet) => posix.basename(sheet) === `${each}.css`) ?? [],
  );
  return sheets.length === 1 ? sheets[0] : ranked[0];
}

/** Lists everything that a package needs, directly and indirectly. */
export function listAllNeeds(folder: string, found = new Set<string>()): ReadonlySet<string> {
  for (const name of listNeeds(folder)) {
    if (found.has(name)) continue;
    found.add(name);
    const needed = findPackage(name, folder);
    if (needed !== undefined) listAllNeeds(needed, found);
  }
  return found;
}

const ENGINES: readonly StyleEngine[] = ['@ant-design/cssinjs', 'styled-components'];
/** Packages that make styles while components render, and need what they export around a demo. */
const UNKNOWN_ENGINES = [
  '@griffel/react',
  'styletron-react',
  '@stitches/react',
  'react-jss',
  'goober',
  'aphrodite',
  'fela',
];

/** Optional peers that components render with; a library that names several works with one of them. */
const OPTIONAL_ENGINES = [['@emotion/react', '@emotion/styled'], ['styled-components']];

/**
 * Lists the packages that an app installs with a package, besides React: what it needs from the app, and what makes its styles.
 */
export function listPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: WholeManifest): string[] {
  const isOptional = (peer: string) => peerDependenciesMeta[peer]?.optional === true;
  const needed = Object.keys(peerDependencies).filter(
    (peer) => !/^(?:react|react-dom|@types\/.*)$/.test(peer) && !isOptional(peer),
  );
  const optional = OPTIONAL_ENGINES.map((engine) => engine.filter((peer) => isOptional(peer)));
  return [...needed, ...(optional.find((engine) => engine.length > 0) ?? [])];
}

/** Returns the package that makes the styles of a package, if a provider of demos has to import it. */
export const findEngine = (needs: ReadonlySet<string>): StyleEngine | undefined =>
  ENGINES.find((each) => needs.has(each));

const CODE = /\.[cm]?[jt]sx?$/;
/** Texts of code with a selector of the dark mode around an element. */
const RULE = /(["'`])[^"'`\n]*dark[^"'`\n]*\s&[^"'`\n]*\1/g;
/** Classes of Tailwind for it. */
const CLASSES = /(?<![\w-])dark:[a-z][\w:-]+/g;

/** Reads the code of a package for the texts that name its dark mode. */
function readModeTexts(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      if (entry.name === 'node_modules' || entry.name.startsWith('.')) return '';
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return readModeTexts(path);
      if (!CODE.test(entry.name) || /\.d\.[cm]?ts$/.test(entry.name)) return '';
      const code = readFileSync(path, 'utf8');
      if (!code.includes('dark')) return '';
      return [...(code.match(RULE) ?? []), ...(code.match(CLASSES) ?? [])].join('\n');
    })
    .join('\n');
}

/** Returns the address of a repository, without what git adds to it. */
export function repositoryUrl({ repository }: Pick<WholeManifest, 'repository'>): string | undefined {
  const text = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(text)?.[1];
  const [, host, path] =
    /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)[/:](.+?)(?:\.git)?\/?$/.exec(text) ?? [];
  if (short !== undefined) return `https://github.com/${short}`;
  return host === undefined ? undefined : `https://${host}/${path}`;
}

/** Returns the first sentence of a text as one line that fits into lists of pages. */
function sentenceOf(text: string | undefined, fallback: string): string {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  const [sentence = ''] = /^.{20,}?[.!](?=\s|$)/.exec(line) ?? [line];
  const whole = sentence === '' ? fallback : sentence;
  const cut = whole.length > 150 ? `${whole.slice(0, 150).replace(/\s\S*$/, '')}…` : whole;
  return /[.!?…]$/.test(cut) ? cut : `${cut}.`;
}

interface ReadApi {
  readonly units: readonly ApiUnit[];
  readonly exported: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/** Reads the reference of a package as a build does. */
function readApi(root: string, declaration: ApiDeclaration): ReadApi {
  const product = { id: 'new', prefix: '/new/' };
  const source = completeApiSource(declaration, product, 'apiSource.ts');
  const { packageName: name, entryPoints } = declaration;
  const reader = openTypes(root, [{ name, ...(entryPoints && { entryPoints }) }]);
  const { units, problems } = readUnits([source], reader);
  const main = reader.packages[0]?.modules.find(({ segment }) => segment === '');
  const exported = (main?.exports() ?? []).filter(({ value }) => value !== undefined);
  return {
    units,
    exported: new Set(exported.map((item) => item.name)),
    problems,
  };
}

/** A share of the components that a package gives props to if the library is built from it. */
const BUILT_SHARE = 0.05;

/**
 * Lists the packages that a library is built from, because they give props to many of its components; several of a scope are
 * the scope.
 */
export function findBuiltFrom(
  units: readonly ApiUnit[],
  needs: ReadonlySet<string>,
  scopeOf = (name: string) => (name.startsWith('@') ? `${name.split('/')[0]}/*` : name),
): string[] {
  const components = units.flatMap((unit) => [
    unit,
    ...(unit.parts ?? []).flatMap(({ unit: part }) => part ?? []),
  ]);
  const counts = new Map<string, number>();
  for (const { inherited } of components)
    for (const { owner, isSet } of inherited)
      if (!isSet && needs.has(packageName(owner)) && !/^(?:react|csstype|@types\/react)$/.test(owner))
        counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const scopes = new Map<string, string[]>();
  for (const [name, count] of counts)
    scopes.set(scopeOf(name), [...(scopes.get(scopeOf(name)) ?? []), ...Array<string>(count).fill(name)]);
  return [...scopes]
    .filter(([, names]) => names.length > Math.max(1, components.length * BUILT_SHARE))
    .map(([scope, names]) => (new Set(names).size > 1 ? scope : (names[0] ?? scope)))
    .toSorted();
}

/** Whether names have several meanings in the modules that were read. */
const isAmbiguous = ({ problems }: ReadApi) => problems.some(({ code }) => code === 'ambiguous-api-symbol');

/** Lists the names that the reference has nothing to say about. */
function listEmpty({ problems }: ReadApi): string[] {
  return problems.flatMap(({ code, message }) => {
    const name = /"([^"]+)"/.exec(message)?.[1];
    return code === 'empty-api-unit' && name !== undefined ? [name] : [];
  });
}

/**
 * Reads an installed package as a build does: what it exports, its sheets, color mode and engine of styles. `listUnplayable` adds
 * the components without a playground.
 * @param root the folder of the new family, which is the working folder
 */
export function readLibrary(name: string, root: string): LibraryFacts {
  const folder = findPackage(name, root) ?? root;
  const manifest = (readManifest(folder) ?? {}) as WholeManifest;
  const needs = listAllNeeds(folder);
  const first = readApi(root, { packageName: name });
  const ofRoot = isAmbiguous(first) ? readApi(root, { packageName: name, entryPoints: ['.'] }) : undefined;
  const isBetter = ofRoot !== undefined && ofRoot.units.length > 0 && !isAmbiguous(ofRoot);
  const api = isBetter ? ofRoot : first;
  const hasFile = (path: string) => existsSync(join(folder, path));
  const sheets = listSheets(manifest, hasFile);
  const sheet = pickSheet(sheets, name);
  const text = sheet === undefined ? '' : readSheet(folder, manifest, sheet);
  const modeTexts = readModeTexts(folder);
  const colorMode = findColorMode(text) ?? findColorMode(modeTexts);
  const engine = findEngine(needs);
  const hasEmotion = needs.has('@emotion/react');
  const unknown = engine || hasEmotion ? undefined : UNKNOWN_ENGINES.find((each) => needs.has(each));
  const repository = repositoryUrl(manifest);
  return {
    packageName: name,
    version: readVersion(folder),
    isLinked: isLinked(folder),
    description: sentenceOf(manifest.description, `The components of ${name}.`),
    ...(repository !== undefined && { repository }),
    peers: listPeers(manifest),
    ...(isBetter && { entryPoints: ['.'] }),
    builtFrom: findBuiltFrom(api.units, needs),
    empty: listEmpty(api),
    units: api.units,
    unplayable: [],
    exported: api.exported,
    ...(sheet !== undefined && { sheet: `${name}/${sheet}` }),
    otherSheets: sheet === undefined ? sheets.map((each) => `${name}/${each}`) : [],
    ...(colorMode && { colorMode }),
    ...(engine && { engine }),
    ...(unknown !== undefined && { unknownEngine: unknown }),
    hasEmotion,
    hasTailwind: hasTailwindMode(modeTexts),
    hasStyleElements: needs.has('react-style-singleton') || engine === '@ant-design/cssinjs',
  };
}

/** Returns the text of a sheet by its specifier without the name of the package; empty if the file is missing. */
function readSheet(folder: string, { exports }: WholeManifest, sheet: string): string {
  const targets =
    typeof exports === 'object' && exports !== null
      ? listTargets((exports as Readonly<Record<string, unknown>>)[`./${sheet}`])
      : [];
  const file = [...targets, sheet].map((path) => join(folder, path)).find((path) => existsSync(path));
  return file === undefined ? '' : readFileSync(file, 'utf8');
}
