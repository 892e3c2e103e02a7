import { mkdirSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import type { SourceUnit } from './SourceUnit';
import { listPrograms } from './startTypeCheck';

useTestFolder();

const unit = (path: string, code = ''): SourceUnit => ({ path, code, file: path, offset: 0, kind: 'demo' });

it('compiles the modules of a product with settings apart, with its declarations', () => {
  for (const id of ['lamps', 'wires']) mkdirSync(`data/products/${id}/pages`, { recursive: true });
  writeFileSync('data/products/lamps/tsconfig.json', '{}');
  for (const name of ['theme.d.ts', 'a.d.ts', 'nav.ts']) writeFileSync(`data/products/lamps/${name}`, '');
  const [lamp, wire, odd] = [
    unit('data/products/lamps/pages/Lamp.tsx'),
    unit('data/products/wires/pages/Wire.tsx'),
    unit('data/products/lamps/pages/Odd.tsx', "declare module 'lamp' {}"),
  ] as const;
  const own = {
    config: 'data/products/lamps/tsconfig.json',
    declarations: ['data/products/lamps/a.d.ts', 'data/products/lamps/theme.d.ts'],
  };
  expect(listPrograms([lamp, wire, odd, unit('docs/Snippet.tsx')])).toEqual([
    { units: [lamp], settings: own },
    { units: [wire, unit('docs/Snippet.tsx')], settings: { config: 'tsconfig.json', declarations: [] } },
    { units: [odd], settings: own },
  ]);
});
