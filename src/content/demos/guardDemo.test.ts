import { spawnSync } from 'node:child_process';
import { ENDLESS_SIGNAL } from './guardDemo';

/** Runs a program that has the guard, and ends it after a while if nothing else has. */
function run(program: string) {
  const { signal, status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '-e', `const { guardDemo } = require('./src/content/demos/guardDemo.ts');${program}`],
    { encoding: 'utf8', timeout: 20_000 },
  );
  return { signal, status, reported: stderr.split('\n').filter((line) => line.includes('demo')) };
}

describe('guardDemo', () => {
  it('reports a demo that blocks the event loop, and ends the process', () => {
    const { signal, reported } = run(`
      guardDemo('data/Lamp.tsx', 500);
      (async () => { for (;;) await undefined; })();`);
    expect(signal).toBe(ENDLESS_SIGNAL);
    expect(reported).toEqual([expect.stringMatching(/^data\/Lamp\.tsx:1:1 demo-endless .* 0\.5 s \(.*\)$/)]);
  });

  it('reports a demo that fills the memory, long before the time is over, and ends the process', () => {
    const { signal, reported } = run(`
      guardDemo('data/Lamp.tsx', 60_000, 1e8);
      const rows = [];
      for (;;) rows.push(Buffer.alloc(1e6, 1));`);
    expect(signal).toBe(ENDLESS_SIGNAL);
    expect(reported).toEqual([expect.stringMatching(/^data\/Lamp\.tsx:1:1 demo-memory .* 0\.1 GB \(.*\)$/)]);
  });

  it('reports nothing for demos that end, or for later work', () => {
    const { status, reported } = run(`
      guardDemo('data/Lamp.tsx', 500)();
      const end = Date.now() + 1500;
      while (Date.now() < end);`);
    expect({ status, reported }).toEqual({ status: 0, reported: [] });
  });
});
