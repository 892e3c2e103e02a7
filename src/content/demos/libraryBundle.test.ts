import { bundleLibraries } from './libraryBundle';

async function bundle(code: string): Promise<string> {
  const { outputFiles } = await bundleLibraries(new Map([['demo', code]]), { format: 'iife', outdir: 'out' });
  return outputFiles[0]?.text ?? '';
}

it.each([
  ['a package that is not installed', "import lamp from 'no-such-lamp';"],
  ['a module that an installed package lacks', "import lamp from 'react/no-such-module.js';"],
  ['a name with signs', "import lamp from '@no.such/lamp+bulb/*';"],
])('replaces %s by an empty module', async (_, statement) => {
  expect(await bundle(`${statement}\nconsole.log(lamp);`)).toContain('module.exports = {}');
});

it('bundles a module that is there', async () => {
  expect(await bundle("import clsx from 'clsx';\nconsole.log(clsx('a'));")).not.toContain(
    'module.exports = {}',
  );
});

it('does not hide a missing module of the site', async () => {
  await expect(bundle("import lamp from './no-such-lamp';\nconsole.log(lamp);")).rejects.toThrow(
    'no-such-lamp',
  );
});

it('does not hide it behind one that a library may lack', async () => {
  const code =
    "import lamp from './no-such-lamp';\nimport bulb from 'no-such-bulb';\nconsole.log(lamp, bulb);";
  await expect(bundle(code)).rejects.toThrow('no-such-lamp');
});
