import { parsePlaces } from './places';

describe('parsePlaces', () => {
  it('returns what this site writes', () => {
    expect(parsePlaces('[["a",[0,1200.5]],["b",[0,0]]]')).toEqual([
      ['a', [0, 1200.5]],
      ['b', [0, 0]],
    ]);
  });

  it.each([null, '', '{', '1', '{"a":[0,1]}'])('returns nothing for %j', (text) => {
    expect(parsePlaces(text)).toBeUndefined();
  });

  it.each(['null', '1', '"ab"', '["b"]', '["b",null]', '["b",[0]]', '["b",["0",1]]', '[1,[0,1]]'])(
    'leaves out the entry %s',
    (entry) => {
      expect(parsePlaces(`[${entry},["a",[0,1]]]`)).toEqual([['a', [0, 1]]]);
    },
  );
});
