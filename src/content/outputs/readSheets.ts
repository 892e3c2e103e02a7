import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Texts of the bundler's style sheets in an export. */
export function readSheets(folder: string): string[] {
  const chunks = `${folder}/_next/static`;
  if (!existsSync(chunks)) return [];
  return readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => readFileSync(`${chunks}/${file}`, 'utf8'));
}
