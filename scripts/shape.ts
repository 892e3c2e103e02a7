/**
 * `npm run shape`: prints the shape of the source: how many files there are on each floor and how long they are, files
 * that should be part of another one, folders that hold too little, and the modules on the way of a page, of a search,
 * of an ad and of a build, and the weight of the runtime in `out/`. `--write` updates the lists of the ways in `docs/ways`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { OUT } from '../src/content/workspace';
import { NEXT_PATH, SCRIPT_PATH } from '../src/shell/next/exportFormat';
import { countBeside, listWays, readShape, wayFile } from './sourceShape';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const { floors, files, median, longest, needless, thinFolders } = readShape();

console.log('floor              files   lines  median');
for (const { name, files: count, lines, median: middle } of floors) {
  console.log(
    `${name.padEnd(16)} ${String(count).padStart(7)} ${String(lines).padStart(7)} ${String(middle).padStart(7)}`,
  );
}
console.log(
  `\n${files} source files, median ${median} lines; the longest has ${longest.lines} (${longest.file})`,
);
console.log(`${needless.length} short files whose only importer is in their folder: ${needless.join(', ')}`);
console.log(`${thinFolders.length} folders with too little: ${thinFolders.join(', ')}`);
for (const [name, way] of Object.entries(listWays())) {
  console.log(`${way.length} modules on the way of ${name}, which import ${countBeside(way)} of other rooms`);
  if (values.write) writeFileSync(wayFile(name), `${way.join('\n')}\n`);
}
if (existsSync(OUT)) {
  const [, boot = ''] =
    /<script id="_boot"[^>]*>(.*?)<\/script>/s.exec(readFileSync(`${OUT}/index.html`, 'utf8')) ?? [];
  const scripts = new Set([...boot.matchAll(SCRIPT_PATH)].map(([path]) => `${OUT}${NEXT_PATH}${path}`));
  const bytes = [...scripts].reduce(
    (sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length,
    0,
  );
  console.log(`${(bytes / 1000).toFixed(1)} kB of scripts start the runtime of the home page`);
}
