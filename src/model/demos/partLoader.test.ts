import { createPartLoader } from './partLoader';

describe('createPartLoader', () => {
  it('runs a part when another one needs it, once', () => {
    const runs: string[] = [];
    const parts = createPartLoader({
      './base.js': (load, module) => {
        runs.push('base');
        module.exports = { shared: load('./shared.js') };
      },
      './shared.js': (_load, module) => {
        runs.push('shared');
        module.exports = { name: 'shared' };
      },
    });
    parts.add('./grid.js', (load, module) => {
      runs.push('grid');
      module.exports = { shared: load('./shared.js') };
    });
    expect(runs).toEqual([]);
    expect(parts.load('./base.js')).toEqual({ shared: { name: 'shared' } });
    expect(parts.load('./grid.js')).toEqual({ shared: { name: 'shared' } });
    expect(parts.load('./grid.js')).toBe(parts.load('./grid.js'));
    expect(runs).toEqual(['base', 'shared', 'grid']);
  });

  it('gives a part that another one imports in a circle what it has exported so far', () => {
    const parts = createPartLoader({
      './a.js': (load, module) => {
        module.exports = { name: () => 'a', other: load('./b.js') };
      },
      './b.js': (load, module) => {
        const a = load('./a.js') as { name?: () => string };
        module.exports = { ask: () => a.name?.() ?? 'nothing yet' };
      },
    });
    const { other } = parts.load('./a.js') as { other: { ask: () => string } };
    expect(other.ask()).toBe('nothing yet');
  });

  it('keeps the first part of a name', () => {
    const parts = createPartLoader({
      './a.js': (_load, module) => Object.assign(module, { exports: { n: 1 } }),
    });
    parts.add('./a.js', () => {
      throw new Error('never');
    });
    expect(parts.load('./a.js')).toEqual({ n: 1 });
  });

  it('names a part that is not there', () => {
    expect(() => createPartLoader({}).load('./lamp.js')).toThrow('There is no part ./lamp.js');
  });
});
