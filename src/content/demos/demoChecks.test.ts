import { checkCircles, checkHtml, checkPreview, checkImports, checkSimilarDemos } from './demoChecks';

describe('checkPreview', () => {
  const code = 'const a = 1;\n  <Button\n    color="primary"\n  />\nconst b = 2;\n';
  /** Replaces the compiler. */
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

    it('reports a line that the demo does not have', () => {
      expect(check('<Button\ncolor="secondary"')).toEqual(['A.tsx.preview:2 The line is not in the demo']);
    });

    it('reports a line with types, if the demo has them', () => {
      const typed = 'f(a);\nf(a: number);\n';
      expect(check('f(a: number);', typed)).toEqual([
        'A.tsx.preview:1 The line contains types, but is also shown if JavaScript is chosen',
      ]);
      expect(check('f(a);', typed)).toEqual([]);
    });

    it('prefers a line that is not part of a type', () => {
      const typed = 'const a = 1;\n}\n}\nf();\n';
      const blank = (text: string) => text.replace('\n}\n}', '\n \n}');
      expect(checkPreview({ file: 'A.tsx', code: typed, preview: 'const a = 1;\n}' }, blank)).toEqual([]);
    });

    it('reports lines in another order', () => {
      expect(check('const b = 2;\n<Button')).toEqual([
        'A.tsx.preview:2 The line is in a different order in the demo',
      ]);
    });
  });
});

describe('checkImports', () => {
  const FILE = 'data/products/lumen/pages/lamp/Lamp.tsx';

  describe('checkImports', () => {
    it('accepts packages, modules next to the demo and modules of the family', () => {
      const code =
        "import React from 'react';\nimport a from './watts';\nimport b from '../../shared/volts';\n";
      expect(checkImports({ file: FILE, code, modules: {} })).toEqual([]);
    });

    it("reports an import of the site's own source, also in a module that the demo imports", () => {
      const code = "import { a } from './watts';\n\nimport { b } from '../../../../../src/constants';\n";
      const watts = 'data/products/lumen/pages/lamp/watts.ts';
      const modules = {
        [watts]: "export { c } from '../../../../../scripts/x';\n",
        'src/constants.ts': "import '../tests/x';",
      };
      expect(checkImports({ file: FILE, code, modules })).toEqual([
        expect.objectContaining({ file: FILE, line: 3, code: 'demo-import' }),
        expect.objectContaining({ file: watts, line: 1, code: 'demo-import' }),
      ]);
    });
  });
});

describe('checkHtml', () => {
  it('reports what writes HTML as text, also in a module that the demo imports', () => {
    const file = 'data/products/lumen/pages/lamp/Lamp.tsx';
    const write = 'data/products/lumen/pages/lamp/write.ts';
    const modules = { [write]: "export const write = (a: Element) => {\n  a.innerHTML += '<b>';\n};\n" };
    const code = 'import { write } from \'./write\';\nexport default () => <p title="innerHTML">a</p>;\n';
    expect(checkHtml({ file, code, modules })).toEqual([
      expect.objectContaining({ file: write, line: 2, column: 5, code: 'demo-html' }),
    ]);
    expect(checkHtml({ file, code: 'if (a.innerHTML === b) c();', modules: {} })).toEqual([]);
  });
});

describe('checkCircles', () => {
  const find = (_importer: string, specifier: string) => `${specifier.slice(2)}.tsx`;
  const check = (...files: readonly (readonly [name: string, code: string])[]) =>
    checkCircles(
      files.map(([name, code]) => ({ file: `${name}.tsx`, code, modules: {} })),
      find,
    ).map(
      ({ file, line, column, message }) => `${file}:${line}:${column}${/:.*/.exec(message)?.[0] ?? message}`,
    );

  it('reports a demo that imports itself, with the place of the import', () => {
    expect(check(['A', "import React from 'react';\nimport { b } from './A';\n"])).toEqual([
      'A.tsx:2:20: A.tsx → A.tsx',
    ]);
  });

  it('reports a circle through other modules once, whichever demos lead to it', () => {
    expect(
      check(
        ['A', "import { b } from './B';\n"],
        ['B', "import { c } from './C';\n"],
        ['C', "\nexport { b } from './B';\n"],
        ['D', "import { c } from './C';\n"],
      ),
    ).toEqual(['C.tsx:2:20: B.tsx → C.tsx → B.tsx']);
  });

  it('accepts two ways to one module, and types that refer to each other', () => {
    expect(
      check(
        ['A', "import { b } from './B';\nimport { c } from './C';\n"],
        ['B', "import { c } from './C';\n"],
        ['C', "import type { A } from './A';\n"],
      ),
    ).toEqual([]);
  });
});

describe('checkSimilarDemos', () => {
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

    it('reports each demo once, with the one that it is most like', () => {
      const all = ['A.tsx', 'B.tsx', 'C.tsx'].map((file, index) =>
        demo(file, line('one'), line('two'), line(index === 0 ? 'three' : 'four')),
      );
      expect(checkSimilarDemos(all).map(({ message }) => message)).toEqual([
        'The demo and A.tsx share 2 of 3 significant lines',
        'The demo and B.tsx share 3 of 3 significant lines',
      ]);
    });

    it('reports a demo that is mostly another one, even if the other one is much longer', () => {
      const a = demo('A.tsx', ...['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(line));
      const b = demo('B.tsx', line('one'), line('two'), line('eight'), line('seven'));
      expect(checkSimilarDemos([a, b])).toEqual([
        expect.objectContaining({
          file: 'B.tsx',
          code: 'similar-demos',
          message: 'The demo and A.tsx share 3 of 4 significant lines',
        }),
      ]);
    });
  });
});
