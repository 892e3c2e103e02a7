import { licenseLines } from './licenseKeys';

const license = (name: string, key?: string) => ({
  variable: `${name}_KEY`,
  key,
  packages: [name],
  module: `data/licenses/${name}.ts`,
});

describe('licenseLines', () => {
  it.each([
    ['no license', [], []],
    ['a license without a key', [license('lamp'), license('bulb', '')], []],
    [
      'keys with special characters',
      [license('lamp', 'a'), license('bulb', `'"\\</script>`)],
      [
        "import { setLicenseKey as setKey0 } from '../data/licenses/lamp.ts';",
        'setKey0("a");',
        "import { setLicenseKey as setKey1 } from '../data/licenses/bulb.ts';",
        String.raw`setKey1("'\"\\</script>");`,
      ],
    ],
  ])('sets the keys of %s', (_case, licenses, lines) => {
    expect(licenseLines(licenses, (file) => `../${file}`)).toEqual(lines);
  });
});
