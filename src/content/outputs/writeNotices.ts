import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeText } from '../pageData/writeHashed';
import { OUTPUT_FOLDER } from './outputFiles';

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly repository?: string | { readonly url: string };
}

/** Packages whose own dependencies run on the server only. */
const NOT_FOLLOWED: ReadonlySet<string> = new Set(['next']);

function readManifest(name: string): Manifest | undefined {
  const file = `node_modules/${name}/package.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** Names of the packages that the site ships, directly or through others, in order. */
function listShipped(): string[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const shipped = new Set<string>();
  const visit = (name: string) => {
    const manifest = shipped.has(name) ? undefined : readManifest(name);
    if (!manifest) return;
    shipped.add(name);
    if (!NOT_FOLLOWED.has(name)) Object.keys(manifest.dependencies ?? {}).forEach(visit);
  };
  Object.keys(dependencies ?? {}).forEach(visit);
  return [...shipped].sort();
}

function licenceText(name: string): string {
  const folder = `node_modules/${name}`;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  return file ? readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim() : '';
}

/** Writes the licences of everything that readers' browsers are given, each text once. */
export function writeNotices(): void {
  const byText = new Map<string, string[]>();
  for (const name of listShipped()) {
    const { version = '', license = '' } = readManifest(name) ?? {};
    const text = licenceText(name) || `Licence: ${license}`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  const rule = `\n${'-'.repeat(78)}\n\n`;
  writeText(
    `${OUTPUT_FOLDER}/third-party-notices.txt`,
    `This site ships the following software.\n${rule}${parts.join(rule)}`,
  );
}
