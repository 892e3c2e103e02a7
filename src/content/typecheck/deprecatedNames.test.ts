import type { ApiUnit } from '../../model/api/ApiUnit';
import type { DemoSource } from '../demos/readDemo';
import { checkDeprecatedNames } from './deprecatedNames';

const deprecated = { reason: 'Use `slots` instead.', replacements: ['slots'] };
const unit = {
  name: 'Lamp',
  productId: 'lumen',
  packageName: '@lumen/core',
  pathname: '/lumen/api/lamp',
  themeName: 'LumenLamp',
  props: [{ name: 'shade', deprecated }, { name: 'watts' }],
  inherited: [{ owner: 'System props', deprecated, props: [{ name: 'mt' }] }],
  classes: [{ key: 'brightRed', className: 'LumenLamp-brightRed', deprecated }],
} as unknown as ApiUnit;

/** Returns the deprecated names that a demo uses, each with its place. */
function listUses(code: string, file = 'data/products/lumen/pages/Desk.tsx'): string[] {
  const demo = { file, code, modules: {} } as unknown as DemoSource;
  const problems = checkDeprecatedNames({ pages: new Map(), units: [unit] }, [demo]);
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('checkDeprecatedNames', () => {
  it.each([
    ['<Lamp shade="a" />', ['1:7 "shade" of Lamp is deprecated']],
    ['<Lamp<string>\n  watts={{ shade: 1 }}\n  mt={2}\n>', ['3:3 "mt" of Lamp is deprecated']],
    ['<Lamp watts={1} title="a shade" {...{ shade: 2 }}>shade</Lamp>', []],
    ['<LampPost shade />', []],
    ["import Lamp from 'other';\n<Lamp shade />", []],
    ["import { Lamp } from '@lumen/core/Lamp';\n<Lamp shade />", ['2:7 "shade" of Lamp is deprecated']],
    [
      'const components = {\n  LumenLamp: {\n    defaultProps: { watts: 1, shade: 2 },\n    styleOverrides: { brightRed: {} },\n  },\n};',
      ['3:31 "shade" of Lamp is deprecated', '4:23 "brightRed" of Lamp is deprecated'],
    ],
    ["sx={{ '& .LumenLamp-brightRed': {} }}", ['1:11 "LumenLamp-brightRed" of Lamp is deprecated']],
    ["sx={{ '& .LumenLamp-brightRedder': {} }}", []],
  ])('of %j reports %j', (code, uses) => {
    expect(listUses(code)).toEqual(uses);
  });

  it('knows a component of another product by its import', () => {
    const file = 'data/products/home/pages/Desk.tsx';
    expect(listUses('<Lamp shade />', file)).toEqual([]);
    expect(listUses("import { Lamp } from '@lumen/core';\n<Lamp shade />", file)).toHaveLength(1);
  });

  it('reads incomplete snippets, translations included', () => {
    const snippets = [
      { language: 'tsx', code: '\n<Lamp shade />', line: 4, complete: false },
      { language: 'diff', code: '- <Lamp shade />', line: 9, complete: false },
    ];
    const page = {
      file: 'lamp.md',
      productId: 'lumen',
      translations: { pt: 'lamp-pt.md' },
      texts: { en: { snippets: [] }, pt: { snippets } },
    };
    const content = { pages: new Map([['/lamp', page]]), units: [unit] };
    const problems = checkDeprecatedNames(
      content as unknown as Parameters<typeof checkDeprecatedNames>[0],
      [],
    );
    expect(problems).toEqual([
      expect.objectContaining({ file: 'lamp-pt.md', line: 6, column: 7, code: 'deprecated-use' }),
    ]);
  });
});
