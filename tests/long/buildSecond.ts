import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { copyShell } from '../site/harness/copyShell';
import { CACHE } from '../../src/content/workspace';

/**
 * Caches that are valid for any build, because they are keyed by content. Not included: locks, staging,
 * copies of the project.
 */
const REUSED = ['demos', 'api', 'markdown', 'live', 'cards'];

/** Replaces one text by another. @throws if the text is missing */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(`${CACHE.second}/${file}`, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(`${CACHE.second}/${file}`, text.replace(from, to));
}

/**
 * Builds the site again, in a second folder, as the next release: another word, another style, another
 * script. Returns the folder of the export.
 */
export function buildSecond(): string {
  copyShell(process.cwd(), CACHE.second);
  for (const name of ['data', 'docs']) cpSync(name, `${CACHE.second}/${name}`, { recursive: true });
  for (const name of REUSED) {
    if (existsSync(`${CACHE.folder}/${name}`))
      cpSync(`${CACHE.folder}/${name}`, `${CACHE.second}/${CACHE.folder}/${name}`, { recursive: true });
  }
  change('data/products/system/pages/index.md', '\n---\n', '\n---\n\nThis is the second build.\n');
  change('src/components/Footer/Footer.css', '.footer-root {', '.footer-root {\n    outline-offset: 1px;');
  change('src/browser/navigation/scrollSpy.ts', 'TOP_PX = 120', 'TOP_PX = 121');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'src/commands/build.ts'],
    { cwd: CACHE.second, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return `${CACHE.second}/out`;
}
