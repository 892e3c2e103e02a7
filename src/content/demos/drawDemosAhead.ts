import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { languageCodes, languages, products } from '../../site';
import { listCatalog } from '../catalog';
import { createDemoStore } from './demoStore';
import { guardQuietly } from './guardDemo';
import { type DrawnDemo, drawDemo } from './drawDemo';
import { readDemo } from './readDemo';

/** The name of a demo in a text. The parser finds the exact meaning; here a guess is enough. */
const NAMED = /"demo":\s*"((?:[\w.-]+\/)*([\w-]+))\.[jt]sx?"/g;

/**
 * Renders the demos of all pages into the store, the last page first. The build starts from the other end,
 * and does not have to render the demos that it finds in the kept. Problems are not reported here; a demo
 * with a problem is left to the build.
 * @param onDemo called after each demo
 */
export async function drawDemosAhead(onDemo: () => void): Promise<void> {
  guardQuietly();
  const directions = [...new Set(languages.map(({ direction }) => direction))];
  const kept = createDemoStore(directions);
  for (const { file, productId } of listCatalog(products, languageCodes).entries.toReversed()) {
    for (const [, path = '', name = ''] of [...readFileSync(file, 'utf8').matchAll(NAMED)].toReversed()) {
      const source = readDemo(file, { name, path });
      if (!source) continue;
      const key = kept.key(source);
      if (kept.read<DrawnDemo>(key)) continue;
      let isGood = true;
      const drawn = await drawDemo(source, productId, directions, () => {
        isGood = false;
      });
      if (drawn && isGood) kept.write(key, drawn);
      // Lets the process handle waiting events.
      await setImmediate();
      onDemo();
    }
  }
}
