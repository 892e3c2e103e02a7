import { readdirSync, readFileSync } from 'node:fs';
import { OUT } from '../../../src/content/workspace';

const FOLDER = `${OUT}/_next/static/chunks`;

/** Returns the name of the exported script that contains a text, such as that of a demo. */
export function findChunk(text: string): string {
  const name = readdirSync(FOLDER).find(
    (file) => file.endsWith('.js') && readFileSync(`${FOLDER}/${file}`, 'utf8').includes(text),
  );
  if (!name) throw new Error(`No script contains ${text}`);
  return name;
}
