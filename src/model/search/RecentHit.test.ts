import { addRecent, parseRecent, type RecentHit } from './RecentHit';

const hit = (key: string): RecentHit => ({ key, name: key, owner: '', product: 'x' });

describe('parseRecent', () => {
  it.each([
    [null],
    [''],
    ['{'],
    ['{}'],
    ['[1, null, "a", {}]'],
    [JSON.stringify([hit('https://evil.example/')])],
    [JSON.stringify([hit('//evil.example')])],
    [JSON.stringify([hit('/\\evil')])],
    [JSON.stringify([{ ...hit('/a'), name: '' }])],
    [JSON.stringify([{ ...hit('/a'), name: 'n'.repeat(300) }])],
  ])('keeps nothing of %s', (text) => {
    expect(parseRecent(text)).toEqual([]);
  });

  it('keeps places, without other stored data', () => {
    expect(parseRecent(JSON.stringify([{ ...hit('/a#b'), extra: 1 }]))).toEqual([hit('/a#b')]);
  });
});

describe('addRecent', () => {
  it('puts the last first, each once, six at most', () => {
    const all = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/c'].reduce<RecentHit[]>(
      (recent, key) => addRecent(recent, hit(key)),
      [],
    );
    expect(all.map(({ key }) => key)).toEqual(['/c', '/g', '/f', '/e', '/d', '/b']);
  });
});
