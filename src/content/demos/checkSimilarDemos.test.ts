import { checkSimilarDemos } from './checkSimilarDemos';

const demo = (file: string, ...lines: string[]) => ({
  file,
  code: ["import Button from '@mui/material/Button';", ...lines, '}', ');'].join('\n'),
});
const line = (name: string) => `const ${name} = useState('${name}');`;

describe('checkSimilarDemos', () => {
  it('accepts demos that share half of their lines or less, imports and brackets aside', () => {
    const a = demo('A.tsx', line('one'), line('two'), line('three'), line('four'));
    const b = demo('B.tsx', line('one'), line('two'), line('five'), line('six'));
    expect(checkSimilarDemos([a, b])).toEqual([]);
  });

  it('does not compare a demo that two pages show with itself', () => {
    const a = demo('A.tsx', line('one'), line('two'));
    expect(checkSimilarDemos([a, a])).toEqual([]);
  });

  it('tells a demo that is mostly another one, however much longer that is', () => {
    const a = demo('A.tsx', ...['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(line));
    const b = demo('B.tsx', line('one'), line('two'), line('eight'), line('seven'));
    expect(checkSimilarDemos([a, b])).toEqual([
      expect.objectContaining({
        file: 'B.tsx',
        code: 'similar-demos',
        message: 'The demo shares 3 of its 4 telling lines with A.tsx',
      }),
    ]);
  });
});
