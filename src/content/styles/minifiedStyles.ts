import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { writeHashed } from '../pageData/writeHashed';

const FILE = 'src/components/ApiReference/ApiReference.css';
let written: string | undefined;

/** The style sheet of API pages, which no other page loads; its address. */
export function writeApiStyles(): string {
  written ??= writeHashed('api/reference.css', minifyCss(readFileSync(FILE, 'utf8')));
  return written;
}

/** A style sheet in fewer bytes; empty text stays empty. */
export function minifyCss(css: string): string {
  return css && transformSync(css, { loader: 'css', minify: true }).code.trim();
}
