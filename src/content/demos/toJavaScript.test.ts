import { execFileSync } from 'node:child_process';

/** Runs the translation in a process of its own, because it uses modules that the test runner cannot load. */
function translate(sources: readonly string[]): string[] {
  const program = `
    import { toJavaScript } from './src/content/demos/toJavaScript';
    const results = [];
    const run = async () => {
      for (const source of ${JSON.stringify(sources)}) {
        results.push(await toJavaScript(source).catch((error) => 'threw ' + error.name));
      }
      console.log(JSON.stringify(results));
    };
    void run();`;
  const output = execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', '--eval', program], {
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[];
}

describe('toJavaScript', () => {
  it('removes types, and keeps comments, blank lines, markup, and texts and types of several lines', () => {
    const plain = '<b title={`a line of more than eighty characters, which stays as it is`}>Text</b>;\n';
    const [hooks, types, elements, lines, blanks, text, broken, same] = translate([
      "import { useState } from 'react';\n\n// Counts.\nexport default function A() {\n  const [n] = useState<number>(0);\n\n  return <b>{n as number}</b>;\n}\n",
      "import type { Props } from './types';\nimport { type Other, real } from './other';\n\ninterface Own {\n  a: string;\n}\n\nexport const f = (own: Own, p?: Props): Other => real(own!, p);\n",
      '<Select<Priority> value={v} onChange={(event: Event) => g(event)} />;\n',
      '<Grid<{\n  id: number;\n}>\n  rows={rows}\n/>;\n',
      '<Auto<\n  A,\n  true\n>\n  rows={rows}\n/>;\n',
      'export const text: string = `one  \n\n\n\ntwo`;\n',
      'const a = ;',
      plain,
    ]);
    expect(hooks).toBe(
      "import { useState } from 'react';\n\n// Counts.\nexport default function A() {\n  const [n] = useState(0);\n\n  return <b>{n}</b>;\n}\n",
    );
    expect(types).toBe("import { real } from './other';\n\nexport const f = (own, p) => real(own, p);\n");
    expect(elements).toBe('<Select value={v} onChange={(event) => g(event)} />;\n');
    expect([lines, blanks]).toEqual(['<Grid rows={rows} />;\n', '<Auto rows={rows} />;\n']);
    expect(text).toBe('export const text = `one  \n\n\n\ntwo`;\n');
    expect(same).toBe(plain);
    expect(broken).toBe('threw SyntaxError');
  }, 60_000);
});
