import type { AdNetworkSettings } from '../../model/ads/AdsConfig';
import { ads, site } from '../../site';
import { buildRunTime } from './runTime';

const NETWORK = { scriptUrl: 'https://ads.example/serve.js' };
const HOSTED = { appId: 'AB12', apiKey: 'key', indexName: 'docs' };

interface Settings {
  readonly network?: AdNetworkSettings;
  readonly measurementId?: string;
  readonly webFontUrl?: string;
  readonly hostedIndex?: typeof HOSTED;
}

/** Returns the facts about third parties in a document. */
function build({ network = {}, measurementId = '', webFontUrl = '', hostedIndex }: Settings) {
  const services = { analytics: { measurementId }, fonts: { webFontUrl } };
  const settings = { services, hostedIndex: hostedIndex ?? {} };
  const { consent, adsUnasked, thirdParty } = buildRunTime(
    { site, ads: { ...ads, network } },
    undefined,
    settings,
  );
  return { consent, adsUnasked, thirdParty };
}

describe('buildRunTime', () => {
  it.each<[string, Settings, Partial<ReturnType<typeof build>>]>([
    ['nothing', {}, {}],
    ['a font of the site itself', { webFontUrl: '/fonts/text.css' }, {}],
    ['a network', { network: NETWORK }, { consent: true, thirdParty: true }],
    [
      'a network that needs no consent',
      { network: { ...NETWORK, consent: 'unneeded' } },
      { adsUnasked: true, thirdParty: true },
    ],
    ['a hosted search index', { hostedIndex: HOSTED }, { thirdParty: true }],
    ['analytics', { measurementId: 'G-TEST12345' }, { consent: true, thirdParty: true }],
    [
      'analytics and a network that needs no consent',
      { measurementId: 'G-TEST12345', network: { ...NETWORK, consent: 'unneeded' } },
      { consent: true, adsUnasked: true, thirdParty: true },
    ],
  ])('lists third parties if the deployment has %s', (_configured, settings, expected) => {
    expect(build(settings)).toEqual(expected);
  });
});
