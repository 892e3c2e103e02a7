import { build } from 'esbuild';
import { missingModules, partName } from './liveParts';

function bundle(contents: string) {
  return build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    plugins: [missingModules],
    logLevel: 'silent',
  });
}

describe('missingModules', () => {
  it.each([
    ['a package that is not installed', "import lamp from 'no-such-lamp';"],
    ['a module that an installed package lacks', "import lamp from 'react/no-such-module.js';"],
  ])('replaces %s by an empty module', async (_, statement) => {
    const { outputFiles } = await bundle(`${statement}\nconsole.log(lamp);`);
    expect(outputFiles[0]?.text).toContain('module.exports = {}');
  });

  it('bundles a module that is there', async () => {
    const { outputFiles } = await bundle("import clsx from 'clsx';\nconsole.log(clsx('a'));");
    expect(outputFiles[0]?.text).not.toContain('module.exports = {}');
  });

  it('does not hide a missing module of the site', async () => {
    await expect(bundle("import lamp from './no-such-lamp';\nconsole.log(lamp);")).rejects.toThrow(
      'no-such-lamp',
    );
  });
});

it('names the parts of packages so that no two are the same', () => {
  const names = ['@emotion/cache', 'emotion-cache', 'base', 'shared'].map(partName);
  expect(names).toEqual(['emotion-cache', '_emotion-cache', '_base', '_shared']);
});
