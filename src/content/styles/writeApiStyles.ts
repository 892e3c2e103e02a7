import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { writeHashed } from '../pageData/writeHashed';

const FILE = 'src/components/ApiReference/ApiReference.css';
let written: string | undefined;

/** The style sheet of API pages, which no other page loads; its address. */
export function writeApiStyles(): string {
  written ??= writeHashed(
    'api/reference.css',
    transformSync(readFileSync(FILE, 'utf8'), { loader: 'css', minify: true }).code,
  );
  return written;
}
