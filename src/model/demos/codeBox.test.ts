import { foldHead, markChanges } from './codeBox';

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

describe('foldHead', () => {
  it.each([
    ['code', CODE, '  return (\n'],
    [
      'its HTML',
      CODE.replaceAll('return', '<span class="hljs-keyword">return</span>').replaceAll(
        'default',
        '<span class="hljs-keyword">default</span>',
      ),
      '  <span class="hljs-keyword">return</span> (\n',
    ],
    ['a changed line', CODE.replace('  return (', '<ins></ins>  return ('), '<ins></ins>  return (\n'],
  ])('wraps what is before the result of the exported component: %s', (_, html, rest) => {
    const [head, shown] = foldHead(html).split('</span>' + rest);
    expect(head).toMatch(/^<span class="code-head">import/);
    expect(head).toMatch(/useState\(false\);\n$/);
    expect(shown).toBe('    <Table />\n  );\n}');
  });

  it('leaves code without such a line as it is', () => {
    expect(foldHead('export const a = 1;')).toBe('export const a = 1;');
  });
});

describe('markChanges', () => {
  it('marks the lines that were not there, and none if lines are gone', () => {
    expect(markChanges('a\nb\nd', 'a\nc\nd')).toBe('a\n<ins></ins>b\nd');
    expect(markChanges('a\nd', 'a\nc\nd')).toBe('a\nd');
  });
});
