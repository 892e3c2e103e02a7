import { readFileSync } from 'node:fs';
import { writeHashed } from '../pageData/writeHashed';
import { minifyCss } from './rulePicker';

const FILE = 'src/components/ApiReference/ApiReference.css';
let written: string | undefined;

/** Writes the style sheet of API pages, which no other page loads; returns its URL. */
export function writeApiStyles(): string {
  written ??= writeHashed('api/reference.css', minifyCss(readFileSync(FILE, 'utf8')));
  return written;
}
