import { checkPreview } from './checkPreview';

const code = 'const a = 1;\n  <Button\n    color="primary"\n  />\nconst b = 2;\n';
/** Stands for the compiler. */
const blankTypes = (text: string) => text.replaceAll(': number', '        ');
const check = (preview?: string, text = code) =>
  checkPreview({ file: 'A.tsx', code: text, ...(preview !== undefined && { preview }) }, blankTypes).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

describe('checkPreview', () => {
  it('accepts lines of the demo, without its indentation and with gaps', () => {
    expect(check('<Button\n  color="primary"\n/>')).toEqual([]);
    expect(check('<Button\n\nconst b = 2;')).toEqual([]);
    expect(check()).toEqual([]);
  });

  it('tells a line that the demo does not have', () => {
    expect(check('<Button\ncolor="secondary"')).toEqual([
      'A.tsx.preview:2 The line does not stand in the demo',
    ]);
  });

  it('tells a line with types, where the demo has them', () => {
    const typed = 'f(a);\nf(a: number);\n';
    expect(check('f(a: number);', typed)).toEqual([
      'A.tsx.preview:1 The line holds types, and is shown with JavaScript chosen, too',
    ]);
    expect(check('f(a);', typed)).toEqual([]);
  });

  it('takes a line that also stands in a type for the one that does not', () => {
    const typed = 'const a = 1;\n}\n}\nf();\n';
    const blank = (text: string) => text.replace('\n}\n}', '\n \n}');
    expect(checkPreview({ file: 'A.tsx', code: typed, preview: 'const a = 1;\n}' }, blank)).toEqual([]);
  });

  it('tells lines in another order', () => {
    expect(check('const b = 2;\n<Button')).toEqual([
      'A.tsx.preview:2 The line stands in another order in the demo',
    ]);
  });
});
