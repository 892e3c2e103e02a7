import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { writeHashed } from '../pageData/writeHashed';

const FILE = 'src/components/ApiReference/ApiReference.css';
let written: string | undefined;

/** Writes the style sheet of API pages, which no other page loads; returns its URL. */
export function writeApiStyles(): string {
  written ??= writeHashed('api/reference.css', minifyCss(readFileSync(FILE, 'utf8')));
  return written;
}

/** Minifies a style sheet; empty text stays empty. */
export function minifyCss(css: string): string {
  return css && transformSync(css, { loader: 'css', minify: true }).code.trim();
}
