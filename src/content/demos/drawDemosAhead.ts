import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { languageCodes, languages, products } from '../../site';
import { listCatalogue } from '../catalogue';
import { createDemoStore } from './demoStore';
import { type DrawnDemo, drawDemo } from './drawDemo';
import { readDemo } from './readDemo';

/** A demo that a text names. What it means exactly is said by the parser; here a guess is enough. */
const NAMED = /"demo":\s*"([\w-]+)\.[jt]sx?"/g;

/**
 * Draws the demos of all pages, the last page first, and leaves them in the store: the build comes from the other end,
 * and finds there what it need not draw. Nothing is told; a demo with a problem is left to the build.
 * @param isOver asked behind each demo
 */
export async function drawDemosAhead(isOver: () => boolean): Promise<void> {
  const directions = [...new Set(languages.map(({ direction }) => direction))];
  const store = createDemoStore(directions);
  for (const { file, productId } of listCatalogue(products, languageCodes).entries.toReversed()) {
    for (const [, name = ''] of [...readFileSync(file, 'utf8').matchAll(NAMED)].toReversed()) {
      const source = readDemo(file, name);
      if (!source) continue;
      const key = store.key(source);
      if (store.read<DrawnDemo>(key)) continue;
      let isGood = true;
      const drawn = await drawDemo(source, productId, directions, () => {
        isGood = false;
      });
      if (drawn && isGood) store.write(key, drawn);
      // Lets the process hear what there is to hear.
      await setImmediate();
      if (isOver()) return;
    }
  }
}
