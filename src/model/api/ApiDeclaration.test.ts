import { checkApiDeclaration, completeApiSource } from './ApiDeclaration';

const UI = { id: 'ui', prefix: '/ui/' };
const FILE = 'data/products/ui/apiSource.ts';

describe('completeApiSource', () => {
  it('needs only the name of the package', () => {
    const source = completeApiSource({ packageName: '@scope/ui' }, UI, FILE);
    expect(source).toMatchObject({
      productId: 'ui',
      packageName: '@scope/ui',
      pathname: '/ui/api',
      file: FILE,
      interfaces: [],
    });
    expect(source).not.toHaveProperty('classPrefix');
    expect(checkApiDeclaration(source)).toEqual([]);
  });

  it('keeps what the family says', () => {
    const said = { packageName: '@scope/ui', pathname: '/ui/parts', file: 'a.ts', interfaces: ['Row'] };
    expect(completeApiSource(said, UI, FILE)).toMatchObject(said);
  });
});

describe('checkApiDeclaration', () => {
  it.each<[object, string, string]>([
    [
      { packageName: undefined },
      'packageName',
      "an API source has no packageName (write packageName: '@scope/name')",
    ],
    [
      { packageName: 1 },
      'packageName',
      "packageName of an API source is not a text (write packageName: '@scope/name')",
    ],
    [
      { entryPoints: ['tabs'] },
      'entryPoints',
      "entryPoints of an API source is not a list of entry points (write entryPoints: ['.', './tabs'])",
    ],
    [
      { linkOrigin: 'ui.example' },
      'linkOrigin',
      "linkOrigin of an API source is not an origin (write linkOrigin: 'https://ui.example')",
    ],
    [
      { pathname: '/ui/api/' },
      'pathname',
      "pathname of an API source is not a pathname without a slash at its end (write pathname: '/ui/api')",
    ],
    [
      { states: { prefix: 'is-' } },
      'states',
      "states of an API source is not a prefix with keys (write states: { prefix: 'is-', keys: ['open'] })",
    ],
    [
      { noPage: [{ names: ['Door'] }] },
      'noPage',
      "noPage of an API source is not a list of reasons with names (write noPage: [{ reason: 'Drawn by Menu.', names: ['MenuPaper'] }])",
    ],
    [
      { functions: 'all' },
      'functions',
      "functions of an API source is not true or a list of texts (write functions: true or ['…'])",
    ],
    [{ plan: 'gold' }, 'plan', "plan of an API source is not a plan (write plan: 'pro' or 'premium')"],
    [
      { classprefix: 'Ui' },
      'classprefix',
      'an API source has the unknown field "classprefix" (did you mean classPrefix?)',
    ],
  ])('reports %j', (fields, field, expected) => {
    const source = { ...completeApiSource({ packageName: '@scope/ui' }, UI, FILE), ...fields };
    const found = checkApiDeclaration(source);
    expect(found.map(({ message, hint }) => `${message} (${hint})`)).toEqual([expected]);
    expect(found[0]?.field).toBe(field);
  });
});
