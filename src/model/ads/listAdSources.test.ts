import { listAdSources } from './listAdSources';
import { parseAdNetwork } from './parseAdNetwork';

function sourcesOf(settings: Parameters<typeof parseAdNetwork>[0]) {
  const { network } = parseAdNetwork({ poweredby: 'Net', ...settings });
  return network && listAdSources(network);
}

const scriptUrl = 'https://net.example/ad.js';
const feedUrl = 'https://feed.example/ads.json';

describe('listAdSources', () => {
  it('lets the script of a network run in the page', () => {
    const origins = ['https://net.example', 'https://cdn.example'];
    expect(sourcesOf({ scriptUrl, hosts: 'https://cdn.example' })).toEqual({
      name: 'Net',
      scripts: origins,
      styles: origins,
      connections: origins,
      images: ['https:'],
    });
  });

  it('lets a feed be read and its pictures be shown', () => {
    expect(sourcesOf({ feedUrl })).toEqual({
      name: 'Net',
      connections: ['https://feed.example'],
      images: ['https:'],
    });
  });

  it('lets nothing of an isolated script into the page', () => {
    expect(sourcesOf({ scriptUrl, isolated: '1' })).toEqual({ name: 'Net', connections: [], images: [] });
    expect(sourcesOf({ scriptUrl, feedUrl, isolated: '1' })?.connections).toEqual(['https://feed.example']);
  });
});
