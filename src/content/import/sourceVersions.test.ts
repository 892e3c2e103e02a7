import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { listInstalls } from './sourceVersions';

useTestFolder();

it('takes versions from the manifests of the documentation and of its workspace, and no other packages', () => {
  mkdirSync('clone/docs', { recursive: true });
  mkdirSync('clone/packages/lamp', { recursive: true });
  const json = (file: string, value: object) => writeFileSync(`clone/${file}`, JSON.stringify(value));
  json('docs/package.json', {
    dependencies: { '@light/lamp': 'workspace:*', wire: 'catalog:', bulb: '^1.2.0', fuse: '~2.0.0' },
  });
  json('package.json', { devDependencies: { fuse: '^1.0.0', plug: '3.0.0' } });
  json('packages/lamp/package.json', { name: '@light/lamp', version: '8.1.0' });
  writeFileSync('clone/pnpm-workspace.yaml', "catalog:\n  'wire': ^4.5.0\n");
  const names = ['wire', 'plug', 'nowhere', 'fuse', 'bulb', '@light/lamp', 'bulb'];
  expect(listInstalls(names, resolve('clone/docs'))).toEqual([
    '@light/lamp@8.1.0',
    'bulb@^1.2.0',
    'fuse@~2.0.0',
    'plug@3.0.0',
    'wire@^4.5.0',
  ]);
});
