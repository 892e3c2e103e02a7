import { component, writeBrokenPages } from './harness/brokenPages';
import { createFamily } from './harness/createFamily';
import { listProblems, listStrays } from './harness/listProblems';

const RUN_MS = 120_000;

describe('the content step', () => {
  it(
    'reports a demo that renders itself endlessly, 20 s after it has begun',
    () => {
      const family = createFamily('endlessDrawing');
      const expected = writeBrokenPages(family, {
        endless: {
          files: { 'Endless.tsx': component('Endless', 'return <Endless />;') },
          lines: ['{{"demo": "Endless.js"}}'],
          reported: ['Endless.tsx:1:1 demo-endless'],
        },
      });
      const { code, output } = family.run('scripts/prepare.ts', { NODE_ENV: '' });
      expect(listProblems(output)).toEqual(expected);
      expect(listStrays(output)).toEqual([]);
      expect(code).toBe(1);
    },
    RUN_MS,
  );

  it(
    'reports a demo that fills the memory, in place of the end of its process',
    () => {
      const family = createFamily('fullMemory');
      const loop = 'const rows = [];\n  for (;;) rows.push(new Array(100_000).fill(rows.length));';
      const [expected] = writeBrokenPages(family, {
        greedy: {
          files: { 'Greedy.tsx': component('Greedy', loop) },
          lines: ['{{"demo": "Greedy.js"}}'],
          reported: ['Greedy.tsx:1:1 demo-memory'],
        },
      });
      const { code, output } = family.run('scripts/build.ts', { NODE_ENV: '' });
      expect(output).toContain(expected);
      expect(output).not.toContain('out of memory');
      expect(code).toBe(1);
    },
    RUN_MS,
  );
});

describe('a build', () => {
  it.each([
    ['ends its process', 'demo-ends', 'process.exit(0);'],
    ['fails with its process', 'demo-ends', 'process.abort();'],
    // The library of the workers takes these words for the end of their process.
    ['throws', 'demo-throws', "throw new Error('heap out of memory');"],
  ])(
    'reports a demo that %s once, with its file',
    (_what, problem, line) => {
      const family = createFamily('endingDemo');
      const expected = writeBrokenPages(family, {
        ending: {
          files: { 'Ending.tsx': component('Ending', line, 'return <p />;') },
          lines: ['{{"demo": "Ending.js"}}'],
          reported: [`Ending.tsx:1:1 ${problem}`],
        },
      });
      const { code, output } = family.run('scripts/build.ts', { BUILD_WORKERS: '2' });
      expect(listProblems(output).map((place) => place.replace(/:\d+:1 /, ':1:1 '))).toEqual(expected);
      expect(code).toBe(1);
    },
    RUN_MS,
  );
});
