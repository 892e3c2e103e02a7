import { SANDBOX_ACTIONS } from '../model/demos/sandboxForm';
import type { AdNetworkSettings } from '../model/ads/AdsConfig';
import { listHosts, listStoredItems } from './siteComponents';

describe('listHosts', () => {
  const SCRIPT = { scriptUrl: 'https://ads.example/serve.js' };
  const FEED = { feedUrl: 'https://feed.example/ads.json' };

  const list = (network: AdNetworkSettings) =>
    listHosts({ network, services: { analytics: {}, fonts: {} }, hostedIndex: {} })
      .map(({ host, purpose }) => `${host} ${purpose}`)
      .filter((row) => !row.endsWith('hostSandbox'));

  describe('listHosts', () => {
    it.each<[string, AdNetworkSettings, string[]]>([
      ['no network', {}, []],
      ['a script', SCRIPT, ['https://ads.example hostAds', 'https://* hostAdvertisers']],
      ['a feed', FEED, ['https://feed.example hostAds', 'https://* hostAdvertisers']],
      [
        'a network that needs no consent',
        { ...SCRIPT, consent: 'unneeded' },
        ['https://ads.example hostAdsUnasked', 'https://* hostAdvertisers'],
      ],
    ])('lists the hosts of ads, including those of their images: %s', (_network, settings, rows) => {
      expect(list(settings)).toEqual(rows);
    });

    it('lists the origins of the pictures of demos', () => {
      const none = { network: {}, services: { analytics: {}, fonts: {} }, hostedIndex: {} };
      expect(listHosts({ ...none, imageOrigins: ['https://flags.example'] })).toContainEqual({
        host: 'https://flags.example',
        purpose: 'hostImages',
      });
    });

    it('lists the hosts in which demos can be opened, for any configuration', () => {
      const hosts = listHosts().map(({ host }) => host);
      for (const action of Object.values(SANDBOX_ACTIONS)) expect(hosts).toContain(new URL(action).origin);
    });
  });
});

describe('listStoredItems', () => {
  it('lists the items of a third party only if it is configured', () => {
    const keys = (hasAnalytics: boolean) => listStoredItems(hasAnalytics).map(({ key }) => key);
    expect(keys(true)).toContain('_ga');
    expect(keys(false)).not.toContain('_ga');
    expect(keys(false)).toHaveLength(keys(true).length - 1);
  });
});
