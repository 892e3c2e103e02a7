/**
 * `npm run check`: checks every rule of the exported site and the validity of its HTML. Reads `out/` as it
 * is. With `-- --external`, tries the links to other hosts instead.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkExternal } from '../checks/external/checkExternal';
import { reportProblems } from '../build/report';
import { finishSwap } from '../content/outputs/swapOutput';
import { OUT } from '../content/workspace';
import { site } from '../site';
import { reportExport } from './reportExport';

const { values } = parseArgs({ options: { external: { type: 'boolean', default: false } } });

/** Prints how far the check of external links is. */
function printProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} links${done === all ? '\n' : ''}`);
  else if (done % 100 === 0 || done === all) console.log(`${done} of ${all} links`);
}

async function check(): Promise<void> {
  if (values.external) {
    if (reportProblems(await checkExternal(OUT, site, printProgress), 'see the lines above'))
      process.exitCode = 1;
    else console.log('No link to another host is broken.');
    return;
  }
  if (reportExport()) process.exitCode = 1;
  else console.log('The exported site has no problems.');
}

finishSwap();
if (existsSync(OUT)) {
  void check();
} else {
  console.error('There is no out/. Run npm run build first.');
  process.exitCode = 1;
}
