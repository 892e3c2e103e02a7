import { licenceLines } from './licenceKeys';

const licence = (name: string, key?: string) => ({
  variable: `${name}_KEY`,
  key,
  packages: [name],
  module: `data/licences/${name}.ts`,
});

describe('licenceLines', () => {
  it.each([
    ['no licence', [], []],
    ['a licence without key', [licence('lamp'), licence('bulb', '')], []],
    [
      'keys of all signs',
      [licence('lamp', 'a'), licence('bulb', `'"\\</script>`)],
      [
        "import { setLicenceKey as setKey0 } from '../data/licences/lamp.ts';",
        'setKey0("a");',
        "import { setLicenceKey as setKey1 } from '../data/licences/bulb.ts';",
        String.raw`setKey1("'\"\\</script>");`,
      ],
    ],
  ])('are, of %s, what gives the packages their keys', (_case, licences, lines) => {
    expect(licenceLines(licences, (file) => `../${file}`)).toEqual(lines);
  });
});
