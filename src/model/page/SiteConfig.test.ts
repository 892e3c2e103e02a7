import { checkSiteConfig } from './SiteConfig';

const site = {
  origin: 'https://docs.example',
  productionHost: 'docs.example',
  repository: 'https://code.example/docs',
  editBase: 'https://code.example/docs/edit/',
};

describe('checkSiteConfig', () => {
  it.each([
    {},
    { origin: 'http://127.0.0.1:3000', productionHost: '127.0.0.1:3000' },
    { origin: 'http://localhost:3000', productionHost: 'localhost:3000' },
    { origin: 'https://docs.example:8443' },
  ])('finds nothing in %j', (settings) => {
    expect(checkSiteConfig({ ...site, ...settings })).toEqual([]);
  });

  it.each([
    ['origin', 'https://docs.example/'],
    ['origin', 'https://docs.example/docs'],
    ['origin', 'https://DOCS.example'],
    ['origin', 'http://docs.example'],
    ['origin', 'docs.example'],
    ['origin', ''],
    ['productionHost', 'https://docs.example'],
    ['productionHost', 'docs.example/'],
    ['productionHost', 'Docs.example'],
    ['productionHost', ''],
    ['repository', 'javascript:alert(1)'],
    ['repository', '/docs'],
    ['repository', 'http://localhost/'],
    ['editBase', 'https://code.example/docs/edit'],
    ['editBase', '/edit/'],
    ['editBase', 'javascript:alert(1)//'],
  ])('reports that %s cannot be %j', (setting, value) => {
    const findings = checkSiteConfig({ ...site, [setting]: value });
    expect(findings).toEqual([
      { setting, message: expect.stringContaining(`"${value}"`), hint: expect.any(String) },
    ]);
  });

  it('reports an origin of pictures with more than the host', () => {
    const imageOrigins = ['https://flags.example', 'https://flags.example/w20'];
    expect(checkSiteConfig({ ...site, imageOrigins })).toEqual([
      {
        setting: 'imageOrigins',
        message: '"https://flags.example/w20" is not an https origin',
        hint: expect.any(String),
      },
    ]);
  });

  it.each([
    [undefined, 0],
    ['', 0],
    ['0f94Tz0xLEU9MQ==', 0],
    ['two words', 1],
    ['cut\noff', 1],
    ['schlüssel', 1],
  ])('finds in the license key %j %i problems, and never prints the key', (key, count) => {
    const licenses = [{ variable: 'LAMP_KEY', key, packages: ['lamp'], module: 'data/lamp.ts' }];
    const findings = checkSiteConfig({ ...site, licenses });
    expect(findings).toHaveLength(count);
    for (const { setting, message, hint } of findings) {
      expect([setting, message]).toEqual(['licenses', 'The license key in LAMP_KEY is invalid']);
      expect(message + hint).not.toContain(key);
    }
  });

  it.each([
    [['gz', 'br'], 0],
    [[], 0],
    [['zst', 'gzip'], 2],
    ['gz', 1],
  ])('finds in the compressed copies %j %i problems', (compression, count) => {
    expect(checkSiteConfig({ ...site, compression: compression as never })).toHaveLength(count);
  });

  it('reports all of them, and values that are not strings', () => {
    const settings = { origin: 1, productionHost: null, repository: undefined, editBase: [] };
    expect(checkSiteConfig(settings as never)).toHaveLength(4);
  });
});
