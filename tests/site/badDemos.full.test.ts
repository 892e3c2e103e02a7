import { component, writeBrokenPages, type BrokenPage } from './harness/brokenPages';
import { createFamily } from './harness/createFamily';
import { listProblems, listStrays } from './harness/listProblems';

const RUN_MS = 300_000;

/** A page with a demo that ends or blocks its process. */
const harmful = (name: string, problem: string, body: string, before = ''): BrokenPage => ({
  files: { [`${name}.tsx`]: `${before}${component(name, body, 'return <p>Too late</p>;')}` },
  lines: [`{{"demo": "${name}.js"}}`],
  reported: [`${name}.tsx:1:1 ${problem}`],
});

/** Everything that a demo can do to its process; the next process has to draw the other ones. */
const HARMFUL: Readonly<Record<string, BrokenPage>> = {
  endless: harmful('Endless', 'demo-endless', 'for (;;) void 0;'),
  'never-loads': harmful('NeverLoads', 'demo-endless', '', 'while (Math.random() < 2) void 0;\n'),
  'loops-later': harmful(
    'LoopsLater',
    'demo-endless',
    '',
    'void (async () => {\n  for (;;) await undefined;\n})();\n',
  ),
  'loops-in-timer': harmful('LoopsInTimer', 'demo-endless', '', 'setTimeout(() => {\n  for (;;);\n});\n'),
  exits: harmful('Exits', 'demo-ends', 'process.exit(0);'),
  aborts: harmful('Aborts', 'demo-ends', 'process.abort();'),
  greedy: harmful(
    'Greedy',
    'demo-ends',
    'const rows = [];\n  for (;;) rows.push(new Array(100_000).fill(1));',
  ),
  // The library of the other processes takes these words for their end.
  throws: harmful('Throws', 'demo-throws', "if (Math) throw new Error('heap out of memory');"),
};

describe('a build', () => {
  it(
    'reports each demo that ends or blocks its process, with its file, and no other',
    () => {
      const family = createFamily('harmfulDemos');
      const expected = writeBrokenPages(family, HARMFUL);
      const { code, output } = family.run('src/commands/build.ts');
      const places = listProblems(output)
        .filter((place) => !place.endsWith('demo-types'))
        .map((place) => place.replace(/:\d+:1 /, ':1:1 '));
      expect(places.sort()).toEqual(expected.sort());
      expect(code).toBe(1);
    },
    RUN_MS,
  );
});

describe('the content step', () => {
  it(
    'reports a demo that fails after it is drawn, also in the next run',
    () => {
      const family = createFamily('lateDemos');
      const lamp = 'data/products/lumen/pages/parts/lamp/BrightLamp.tsx';
      family.replace(
        lamp,
        'export default',
        [
          "import { setTimeout as wait } from 'node:timers/promises';",
          'const burn = async () => {',
          '  await wait(1000);',
          "  throw new Error('Burnt out');",
          '};',
          'void burn();',
          'export default',
        ].join('\n'),
      );
      // The next run does not take the demo from the store.
      for (let count = 0; count < 2; count += 1) {
        const { code, output } = family.run('src/commands/prepare.ts', { NODE_ENV: '' });
        expect(listProblems(output)).toEqual([expect.stringMatching(`^${lamp}:\\d+:1 demo-throws$`)]);
        expect(listStrays(output)).toEqual([]);
        expect(code).toBe(1);
      }
    },
    RUN_MS,
  );
});
