import { watchGlobals } from './globalChanges';

describe('watchGlobals', () => {
  it('finds nothing if nothing is changed, and ignores new globals', () => {
    const stop = watchGlobals();
    Object.assign(globalThis, { ownGlobal: 1 });
    expect(stop()).toEqual([]);
    expect(globalThis).toHaveProperty('ownGlobal', 1);
    Reflect.deleteProperty(globalThis, 'ownGlobal');
  });

  it.each<[string, () => void]>([
    ['Array.prototype.map', () => Object.assign(Array.prototype, { map: () => [] })],
    [
      'Array.prototype.Symbol(Symbol.iterator)',
      () => Object.assign(Array.prototype, { [Symbol.iterator]: null }),
    ],
    ['Object.prototype.added', () => Object.assign(Object.prototype, { added: 1 })],
    ['JSON.stringify', () => Object.assign(JSON, { stringify: () => '{}' })],
    ['Date.now', () => Object.assign(Date, { now: () => 0 })],
    ['String.prototype.endsWith', () => Reflect.deleteProperty(String.prototype, 'endsWith')],
    ['Promise', () => Object.assign(globalThis, { Promise: undefined })],
    ['process.env.NODE_ENV', () => Object.assign(process.env, { NODE_ENV: 'other' })],
    ['process.env.added', () => Object.assign(process.env, { added: '1' })],
    ['process.cwd()', () => process.chdir('/')],
  ])('finds and undoes a change of %s', (name, change) => {
    const stop = watchGlobals();
    change();
    const found = stop();
    expect(found).toEqual([name]);
    expect(watchGlobals()()).toEqual([]);
    expect([[1].map((one) => one + 1), JSON.stringify({ a: 1 }), 'ab'.endsWith('b')]).toEqual([
      [2],
      '{"a":1}',
      true,
    ]);
    expect(process.env.NODE_ENV).toBe('test');
  });
});
