import { ads } from '../../data/ads';
import { IN_HOUSE_AD_COUNT } from '../../src/constants';
import { checkSiteConfig } from '../../src/model/page/SiteConfig';

const NAMES = [
  'SITE_ORIGIN',
  'SITE_PRODUCTION_HOST',
  'SITE_REPOSITORY',
  'SITE_EDIT_BASE',
  'SITE_DATA_GRID_LICENSE_KEY',
];

function readSite(value: string | undefined) {
  let site: unknown;
  jest.isolateModules(() => {
    for (const name of NAMES) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    ({ site } = jest.requireActual<{ site: unknown }>('../../data/site'));
  });
  return site as Parameters<typeof checkSiteConfig>[0];
}

describe('the settings of the site', () => {
  afterEach(() => {
    for (const name of NAMES) delete process.env[name];
  });

  it('are valid with an empty environment, and the same with empty variables', () => {
    expect(checkSiteConfig(readSite(undefined))).toEqual([]);
    expect(readSite('')).toEqual(readSite(undefined));
  });

  it('come from the environment', () => {
    expect(checkSiteConfig(readSite('not an address'))).toHaveLength(NAMES.length);
  });
});

it('are five ads of the family (specification, section 9)', () => {
  expect(ads.inHouse).toHaveLength(IN_HOUSE_AD_COUNT);
});
