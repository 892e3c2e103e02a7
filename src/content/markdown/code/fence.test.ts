import { parseFenceInfo } from './fence';

function read(info: string) {
  const { highlighted, focused, faults, ...rest } = parseFenceInfo(info);
  return {
    ...rest,
    highlighted: [...highlighted],
    focused: [...focused],
    faults: faults.map(({ code }) => code),
  };
}

const PLAIN = {
  language: 'tsx',
  words: '',
  complete: false,
  highlighted: [],
  focused: [],
  isNumbered: false,
  faults: [],
};

describe('parseFenceInfo', () => {
  it.each([
    ['tsx', PLAIN],
    ['  tsx  ', PLAIN],
    ['', { ...PLAIN, language: 'text' }],
    ['tsx complete', { ...PLAIN, complete: true }],
    ['tsx title="src/App.tsx"', { ...PLAIN, title: 'src/App.tsx' }],
    ['tsx title=\'a "b"\'', { ...PLAIN, title: 'a "b"' }],
    ['tsx title=""', PLAIN],
    ['tsx title="complete {1}"', { ...PLAIN, title: 'complete {1}' }],
    ['tsx{2}', { ...PLAIN, highlighted: [2] }],
    ['tsx {1,3-5, 4}', { ...PLAIN, highlighted: [1, 3, 4, 5] }],
    [
      'tsx title="a" complete {2} Tab name',
      { ...PLAIN, title: 'a', complete: true, highlighted: [2], words: 'Tab name' },
    ],
    ['tsx focus="2-3,5"', { ...PLAIN, focused: [2, 3, 5] }],
    ['tsx focus="" lineNumbers', { ...PLAIN, isNumbered: true, faults: ['fence-info'] }],
    ['tsx focus="3-2"', { ...PLAIN, faults: ['fence-info'] }],
    [
      'tsx file="./a b.tsx" region=\'first\' {1}',
      { ...PLAIN, file: './a b.tsx', region: 'first', highlighted: [1] },
    ],
    ['tsx title="file=a focus=b" lineNumbers', { ...PLAIN, title: 'file=a focus=b', isNumbered: true }],
    ['tsx subtitle="a"', { ...PLAIN, words: 'subtitle="a"' }],
    ['sh', { ...PLAIN, language: 'bash' }],
    ['zsh title="a"', { ...PLAIN, language: 'bash', title: 'a' }],
    ['yml', { ...PLAIN, language: 'yaml' }],
    ['typescript complete', { ...PLAIN, language: 'ts', complete: true }],
    ['shel', { ...PLAIN, language: 'text', faults: ['unknown-language'] }],
    ['constructor', { ...PLAIN, language: 'text', faults: ['unknown-language'] }],
    ['tsx {0}', { ...PLAIN, faults: ['fence-info'] }],
    ['tsx {5-3}', { ...PLAIN, faults: ['fence-info'] }],
    ['tsx {a}', { ...PLAIN, faults: ['fence-info'] }],
    ['tsx {}', { ...PLAIN, faults: ['fence-info'] }],
    ['tsx {1-99999}', { ...PLAIN, faults: ['fence-info'] }],
  ])('%j', (info, expected) => {
    expect(read(info)).toEqual(expected);
  });

  it('suggests the nearest language', () => {
    expect(parseFenceInfo('ymal').faults[0]?.hint).toBe('did you mean yaml?');
  });
});
