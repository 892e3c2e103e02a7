import { readdirSync, readFileSync } from 'node:fs';
import { OUT } from '../../../src/content/workspace';

const FOLDER = `${OUT}/_docs/islands`;

/** Returns the name of the exported module that contains a text, such as that of a demo. */
export function findChunk(text: string): string {
  const name = readdirSync(FOLDER).find(
    (file) => file.endsWith('.js') && readFileSync(`${FOLDER}/${file}`, 'utf8').includes(text),
  );
  if (!name) throw new Error(`No module contains ${text}`);
  return name;
}
