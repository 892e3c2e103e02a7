import { type Inputs, KEPT_RESULTS, keyOf, type Kept } from './keptResults';

const KINDS = Object.keys(KEPT_RESULTS) as Kept[];
const namesOf = (kind: Kept) => Object.keys(KEPT_RESULTS[kind]);
const fill = (kind: Kept, changes: Readonly<Record<string, string>> = {}) =>
  ({
    ...Object.fromEntries(namesOf(kind).map((name) => [name, `a ${name}`])),
    ...changes,
  }) as unknown as Inputs<Kept>;

describe('the key of a kept result', () => {
  it('is that of its kind', () => {
    const inputs = { code: '', policy: '', page: '', redirect: '', context: '', text: '', fences: '' };
    expect(keyOf('page', inputs)).not.toBe(keyOf('document', inputs));
  });

  it.each(KINDS.flatMap((kind) => namesOf(kind).map((name) => [kind, name] as const)))(
    'changes with every input: %s, %s',
    (kind, name) => {
      const key = keyOf(kind, fill(kind));
      expect(keyOf(kind, fill(kind))).toBe(key);
      expect(keyOf(kind, fill(kind, { [name]: '' }))).not.toBe(key);
      expect(keyOf(kind, fill(kind, { [name]: 'other' }))).not.toBe(key);
    },
  );

  it('tells apart the end of an input and the start of the next one', () => {
    const keys = [
      { code: 'a', context: 'bc', text: '', fences: '' },
      { code: 'ab', context: 'c', text: '', fences: '' },
      { code: 'a', context: '', text: 'bc', fences: '' },
      { code: 'a\0context 2 bc', context: '', text: '', fences: '' },
    ].map((inputs) => keyOf('page', inputs));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
