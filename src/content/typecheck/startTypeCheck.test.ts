import { readFileSync } from 'node:fs';
import { writeText } from '../pageData/generatedFiles';
import type { SourceUnit } from './SourceUnit';
import { parseDiagnostics, runCompiler, writeProgram } from './runCompiler';
import { CACHE } from '../workspace';

const demo = (name: string): SourceUnit => {
  const path = `tests/fixtures/demos/${name}.tsx`;
  return { path, code: readFileSync(path, 'utf8'), file: path, offset: 0, kind: 'demo' };
};

describe('the type check', () => {
  it('accepts a valid demo, and reports a type error with its position', async () => {
    const units = [demo('Fine'), demo('WrongTypes')];
    const output = await runCompiler(
      writeProgram(
        'test',
        units.map(({ path }) => path),
      ),
    );
    expect(parseDiagnostics(output, units)).toEqual([
      {
        file: 'tests/fixtures/demos/WrongTypes.tsx',
        line: 2,
        column: 9,
        code: 'demo-types',
        message: "Type 'string' is not assignable to type 'number'.",
        hint: 'pass what the type allows; the API page lists the props; compiler error TS2322',
      },
    ]);
  }, 60_000);

  it("uses the settings and declarations of the module's product", async () => {
    const folder = `${CACHE.tests}/types`;
    const config = `${folder}/tsconfig.json`;
    const own = { extends: '../../../tsconfig.json', compilerOptions: { noUncheckedIndexedAccess: false } };
    writeText(config, JSON.stringify(own));
    writeText(`${folder}/ambient.d.ts`, 'declare const watts: number[];\n');
    writeText(`${folder}/Lamp.ts`, 'export const first: number = watts[0];\n');
    const paths = [`${folder}/Lamp.ts`];
    expect(
      await runCompiler(writeProgram('own', paths, { config, declarations: [`${folder}/ambient.d.ts`] })),
    ).toBe('');
    expect(await runCompiler(writeProgram('own', paths))).toMatch(/Cannot find name 'watts'/);
  }, 60_000);

  it('adds the part that does not fit to a message that does not name it', () => {
    const output = [
      'data/A.tsx(2,3): error TS2769: No overload matches this call.',
      '  Overload 1 of 2 gave the following error.',
      "    Property 'component' is missing in type '{ labell: string; }'.",
      '  Overload 2 of 2 gave the following error.',
      "    Type '{ labell: string; }' is not assignable to type 'ChipProps'.",
      "      Property 'labell' does not exist on type 'ChipProps'. Did you mean 'label'?",
      "data/B.tsx(2,3): error TS2532: Object is possibly 'undefined'.",
      'data/C.tsx(1,1): error TS9999: Something else.',
    ].join('\n');
    expect(parseDiagnostics(output, []).map(({ message, hint }) => [message, hint])).toEqual([
      [
        "No overload matches this call. Property 'labell' does not exist on type 'ChipProps'. Did you mean 'label'?",
        expect.stringMatching(/^pass what .* TS2769$/),
      ],
      ["Object is possibly 'undefined'.", expect.stringMatching(/^check that .* TS2532$/)],
      ['Something else.', 'compiler error TS9999'],
    ]);
  });

  it('reports an error in a snippet at its line of the page', () => {
    const path = `${CACHE.typecheckSnippets}/data-page-14.tsx`;
    const unit: SourceUnit = { path, code: '', file: 'data/page.md', offset: 14, kind: 'snippet' };
    const output = `${path}(3,7): error TS2304: Cannot find name 'lamp'.\n  Did you mean 'Lamp'?\n`;
    expect(parseDiagnostics(output, [unit])).toEqual([
      expect.objectContaining({ file: 'data/page.md', line: 17, column: 7, code: 'snippet-types' }),
    ]);
  });

  it('reports a compiler that was ended, instead of passing every module', async () => {
    // A program that fails at once without a message, as the compiler does if its process is ended.
    const program = jest.replaceProperty(process, 'execPath', 'false');
    const output = await runCompiler(writeProgram('ended', ['tests/fixtures/demos/Fine.tsx']));
    program.restore();
    expect(parseDiagnostics(output, [])).toEqual([
      expect.objectContaining({
        code: 'type-check',
        message: 'The type check could not run: the compiler was ended (exit code 1)',
      }),
    ]);
  });

  it('reports that it could not run', () => {
    expect(parseDiagnostics("error TS5012: Cannot read file 'x'.", [])).toEqual([
      expect.objectContaining({ file: 'tsconfig.json', code: 'type-check' }),
    ]);
  });
});
