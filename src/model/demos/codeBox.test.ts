import { foldAround, markChanges } from './codeBox';

const CODE = `import Table from '@mui/material/Table';

const rows = [1].map((row) => {
  return row;
});

export default function Playground() {
  const [open, setOpen] = useState(false);
  return (
    <Table />
  );
}`;

describe('foldAround', () => {
  it.each([
    ['code', CODE, '    <Table />'],
    [
      'its HTML',
      CODE.replaceAll('return', '<span class="hljs-keyword">return</span>').replaceAll(
        'default',
        '<span class="hljs-keyword">default</span>',
      ),
      '    <Table />',
    ],
    [
      'changed lines',
      CODE.replace('  return (', '<ins></ins>  return (').replace('  );\n', '<ins></ins>  );\n'),
      '    <Table />',
    ],
    ['an element on the same line', CODE.replace(/\(\n {4}(.*)\n {2}\)/, '$1'), '  return <Table />;\n}'],
  ])('wraps what is around the result of the exported component: %s', (_, html, shown) => {
    const folded = foldAround(html);
    const [head = '', rest = ''] = folded.split(shown);
    expect(head).toMatch(/^<span class="code-around[^"]*">import/);
    expect(head).toContain('useState(false);\n');
    expect(head).toMatch(/<\/span>$/);
    expect(rest).toMatch(/^$|^\n<span class="code-around">(?:<ins><\/ins>)? {2}\);\n}<\/span>$/);
    expect(folded.replace(/<span class="code-around[^"]*">((?:.|\n)*?[\n}])<\/span>/g, '$1')).toBe(html);
  });

  it('says that the lines left over are those of an element, which is indented', () => {
    expect(foldAround(CODE)).toMatch(/^<span class="code-around code-indent">/);
    expect(foldAround(CODE.replace(/\(\n {4}(.*)\n {2}\)/, '$1'))).toMatch(/^<span class="code-around">/);
  });

  it('leaves code without such a line as it is', () => {
    expect(foldAround('export const a = 1;')).toBe('export const a = 1;');
  });
});

describe('markChanges', () => {
  it('marks the lines that were not there, and none if lines are gone', () => {
    expect(markChanges('a\nb\nd', 'a\nc\nd')).toBe('a\n<ins></ins>b\nd');
    expect(markChanges('a\nd', 'a\nc\nd')).toBe('a\nd');
  });
});
