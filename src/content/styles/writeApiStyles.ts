import { readFileSync } from 'node:fs';
import { writeHashed } from '../pageData/writeHashed';
import { minifyCss } from './minifyCss';

const FILE = 'src/components/ApiReference/ApiReference.css';
let written: string | undefined;

/** The style sheet of API pages, which no other page loads; its address. */
export function writeApiStyles(): string {
  written ??= writeHashed('api/reference.css', minifyCss(readFileSync(FILE, 'utf8')));
  return written;
}
