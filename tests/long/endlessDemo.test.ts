import { existsSync } from 'node:fs';
import { createFamily } from '../site/harness/createFamily';
import { listProblems, listStrays } from '../site/harness/listProblems';

/** The guard waits 90 s before it treats a demo as endless. */
const BUILD_MS = 300_000;
const LAMP = 'data/products/lumen/pages/parts/lamp/BrightLamp.tsx';

it(
  'a demo with a loop after an `await`, which nothing in its own thread can end, is reported, and the build ends',
  () => {
    const family = createFamily('endlessDemo');
    family.replace(
      LAMP,
      'export default',
      'void (async () => {\n  for (;;) await undefined;\n})();\nexport default',
    );
    const { code, output } = family.run('scripts/build.ts');
    expect(listProblems(output)).toEqual([`${LAMP}:1:1 demo-endless`]);
    expect(listStrays(output)).toEqual([]);
    expect(code).toBe(1);
    expect(existsSync(`${family.folder}/out`)).toBe(false);
  },
  BUILD_MS,
);
