import { readdirSync, readFileSync } from 'node:fs';
import type { SiteConfig } from '../../model/page/SiteConfig';
import { site } from '../../site';
import { findPackage, readManifest } from '../packages';
import { writeText } from '../pageData/generatedFiles';
import { OUTPUT_FOLDER } from './outputFiles';
import { listPackagesIn } from '../listSources';
import { SHELL } from '../shellFiles';
import { DATA, familyFolder } from '../workspace';

function licenseText(folder: string): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  return file ? readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim() : '';
}

/** The packages of the shell that reach browsers, with those of Emotion, if the family has it. */
export const OF_SHELL = [
  '@docsearch/react',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/sheet',
  'lz-string',
  'minisearch',
  'next',
  'postcss',
  'prism-code-editor',
  'react',
  'react-dom',
  'stylis',
  'stylis-plugin-rtl',
  'sucrase',
  'web-vitals',
] as const;

/** Writes the licenses of all packages that ship to browsers, each text once. */
export function writeNotices(): void {
  const licensed = (site.licenses ?? []).flatMap(({ key, packages }) => (key ? packages : []));
  const fonts = [site.iconFont ?? [], site.textFonts ?? []].flat().map(({ packageName }) => packageName);
  const byText = new Map<string, string[]>();
  const unlicensed = (site.licenses ?? []).flatMap(({ key, packages }) => (key ? [] : packages));
  const own = listPackagesIn(DATA.products).filter((name) => !unlicensed.includes(name));
  const all = [
    ...listShipped(SHELL, OF_SHELL),
    ...listShipped(familyFolder(), [...own, ...licensed, ...fonts]),
  ];
  const shipped = new Map(all.map((each) => [each.folder, each]));
  for (const { name, version, license, folder } of shipped.values()) {
    const text = licenseText(folder) || `License: ${license}`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  const rule = `\n${'-'.repeat(78)}\n\n`;
  writeText(
    `${OUTPUT_FOLDER}/third-party-notices.txt`,
    `This site ships the following software.\n${rule}${parts.join(rule)}`,
  );
}

/** One version of a package that ships to browsers. */
interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly folder: string;
}

/** Packages whose dependencies run only on the server or in development. */
const NOT_FOLLOWED: ReadonlySet<string> = new Set(['next']);
/** Packages that run only in builds or on a command line, although shipped packages depend on them. */
const BUILD_ONLY = /^(?:@types\/.*|@emotion\/babel-plugin|commander|loose-envify|mz|pirates|tinyglobby)$/;

/**
 * Lists some packages with all that they depend on, and the peers that are installed: one entry per version, sorted by name.
 * @param root the folder in which they are found
 * @param settings name packages that run in builds only; they are left out with what only they depend on
 */
export function listShipped(
  root: string,
  packages: readonly string[],
  { buildPackages = [] }: Pick<SiteConfig, 'buildPackages'> = site,
): ShippedPackage[] {
  const shipped = new Map<string, ShippedPackage>();
  const seen = new Set<string>();
  const visit = (name: string, from: string) => {
    const isLeftOut = BUILD_ONLY.test(name) || buildPackages.includes(name);
    const folder = isLeftOut ? undefined : findPackage(name, from);
    if (folder === undefined || seen.has(folder)) return;
    seen.add(folder);
    const { version = '', license = '', dependencies, peerDependencies } = readManifest(folder) ?? {};
    const key = `${name} ${version}`;
    if (!shipped.has(key)) shipped.set(key, { name, version, license, folder });
    if (NOT_FOLLOWED.has(name)) return;
    for (const next of Object.keys({ ...dependencies, ...peerDependencies })) visit(next, folder);
  };
  for (const name of packages) visit(name, root);
  return [...shipped].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
}
