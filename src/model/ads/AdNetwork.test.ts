import { parseAdNetwork, listAdSources } from './AdNetwork';

describe('parseAdNetwork', () => {
  const SCRIPT = 'https://net.example/ad.js';
  const FEED = 'https://feed.example/ads.json';

  describe('parseAdNetwork', () => {
    it.each([
      [{}],
      [{ scriptUrl: '', feedUrl: ' ' }],
      [
        {
          backersUrl: 'https://docs.example/backers',
          poweredby: 'X',
          hosts: 'https://cdn.example',
        },
      ],
    ])('finds no network in %p', (settings) => {
      expect(parseAdNetwork(settings)).toEqual({ findings: [] });
    });

    it('uses defaults for unset settings', () => {
      expect(parseAdNetwork({ scriptUrl: SCRIPT }).network).toEqual({
        scriptUrl: SCRIPT,
        origins: ['https://net.example'],
        placementSelector: '#carbonads',
        poweredby: 'net.example',
        inDevelopment: false,
        consentNeeded: true,
      });
    });

    it('accepts every setting', () => {
      const { network, findings } = parseAdNetwork({
        scriptUrl: SCRIPT,
        feedUrl: FEED,
        hosts: 'https://cdn.example https://net.example,http://127.0.0.1:9/x',
        placementSelectors: '.ad, #ad',
        backersUrl: 'https://docs.example/backers',
        poweredby: 'Net',
        inDevelopment: '1',
        consent: 'unneeded',
      });
      expect(findings).toEqual([]);
      expect(network).toEqual({
        scriptUrl: SCRIPT,
        feedUrl: FEED,
        origins: ['https://net.example', 'https://feed.example', 'https://cdn.example', 'http://127.0.0.1:9'],
        placementSelector: '.ad, #ad',
        backersUrl: 'https://docs.example/backers',
        poweredby: 'Net',
        inDevelopment: true,
        consentNeeded: false,
      });
    });

    it.each([
      ['scriptUrl', 'http://net.example/ad.js'],
      ['scriptUrl', '//net.example/ad.js'],
      ['scriptUrl', 'javascript:alert(1)'],
      ['feedUrl', 'https://user@feed.example/'],
      ['backersUrl', '/backers'],
      ['hosts', 'cdn.example'],
      ['hosts', 'https://a.example;script-src'],
      ['scriptUrl', 'https://a.example;script-src/ad.js'],
      ['inDevelopment', 'true'],
      ['consent', 'no'],
    ])('reports that %s cannot be %s', (setting, value) => {
      const { network, findings } = parseAdNetwork({ feedUrl: FEED, [setting]: value });
      expect(findings.map((finding) => finding.setting)).toEqual([setting]);
      expect(network?.scriptUrl).toBeUndefined();
    });

    it('needs consent unless the settings say otherwise', () => {
      expect(parseAdNetwork({ feedUrl: FEED, consent: 'maybe' }).network?.consentNeeded).toBe(true);
    });
  });
});

describe('listAdSources', () => {
  function sourcesOf(settings: Parameters<typeof parseAdNetwork>[0]) {
    const { network } = parseAdNetwork({ poweredby: 'Net', ...settings });
    return network && listAdSources(network);
  }

  const scriptUrl = 'https://net.example/ad.js';
  const feedUrl = 'https://feed.example/ads.json';

  describe('listAdSources', () => {
    it('allows the script of a network in the page', () => {
      const origins = ['https://net.example', 'https://cdn.example'];
      expect(sourcesOf({ scriptUrl, hosts: 'https://cdn.example' })).toEqual({
        name: 'Net',
        scripts: origins,
        styles: origins,
        connections: origins,
        images: ['https:'],
      });
    });

    it('allows a feed and its images', () => {
      expect(sourcesOf({ feedUrl })).toEqual({
        name: 'Net',
        connections: ['https://feed.example'],
        images: ['https:'],
      });
    });
  });
});
