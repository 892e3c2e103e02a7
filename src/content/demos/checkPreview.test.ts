import { checkPreview } from './checkPreview';

const code = 'const a = 1;\n  <Button\n    color="primary"\n  />\nconst b = 2;\n';
const check = (preview: string) =>
  checkPreview({ file: 'A.tsx', code, preview }).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

describe('checkPreview', () => {
  it('accepts lines of the demo, without its indentation and with gaps', () => {
    expect(check('<Button\n  color="primary"\n/>')).toEqual([]);
    expect(check('<Button\n\nconst b = 2;')).toEqual([]);
    expect(checkPreview({ file: 'A.tsx', code })).toEqual([]);
  });

  it('tells a line that the demo does not have', () => {
    expect(check('<Button\ncolor="secondary"')).toEqual([
      'A.tsx.preview:2 The line does not stand in the demo',
    ]);
  });

  it('tells lines in another order', () => {
    expect(check('const b = 2;\n<Button')).toEqual([
      'A.tsx.preview:2 The line stands in another order in the demo',
    ]);
  });
});
