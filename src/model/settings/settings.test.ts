import { SETTINGS, type Setting } from './settings';

const all: readonly Setting[] = Object.values(SETTINGS);

describe('settings', () => {
  it('have distinct keys, none of which is a prefix of another', () => {
    const keys = all.map(({ area, key }) => `${area} ${key}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, area } of all.filter(({ prefix }) => prefix)) {
      const others = all.filter((other) => other.key !== key && other.area === area);
      expect(others.filter((other) => other.key.startsWith(key))).toEqual([]);
    }
  });
});
