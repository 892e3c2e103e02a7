import { readdirSync, readFileSync } from 'node:fs';
import { site } from '../../site';
import { writeText } from '../pageData/writeHashed';
import { listShipped } from './listShipped';
import { OUTPUT_FOLDER } from './outputFiles';

function licenceText(folder: string): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  return file ? readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim() : '';
}

/** Writes the licences of everything that readers' browsers are given, each text once. */
export function writeNotices(): void {
  const licensed = (site.licences ?? []).flatMap(({ key, packages }) => (key ? packages : []));
  const byText = new Map<string, string[]>();
  for (const { name, version, license, folder } of listShipped(process.cwd(), licensed)) {
    const text = licenceText(folder) || `Licence: ${license}`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  const rule = `\n${'-'.repeat(78)}\n\n`;
  writeText(
    `${OUTPUT_FOLDER}/third-party-notices.txt`,
    `This site ships the following software.\n${rule}${parts.join(rule)}`,
  );
}
