import { createHash } from 'node:crypto';
import { parseAdNetwork } from '../model/ads/AdNetwork';
import { buildAdFrame } from './adFiles';

function build(settings: Parameters<typeof parseAdNetwork>[0]): string {
  const { network } = parseAdNetwork(settings);
  return (network && buildAdFrame(network)) ?? '';
}

describe('buildAdFrame', () => {
  const html = build({
    scriptUrl: 'https://net.example/ad.js?a=</script><script>',
    hosts: 'https://cdn.example',
    placementSelectors: '#net, </script><script>',
    isolated: '1',
  });

  it('allows only its own program and the network to run', () => {
    const program = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(program).digest('base64');
    expect(html).toContain(`script-src 'sha256-${hash}' https://net.example https://cdn.example;`);
    expect(html).toContain("default-src 'none'");
  });

  it('contains its settings, but none of them as markup', () => {
    expect(html.match(/<script/g)).toHaveLength(2);
    const settings = /id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(settings)).toEqual({
      scriptUrl: 'https://net.example/ad.js?a=%3C/script%3E%3Cscript%3E',
      placementSelector: '#net, </script><script>',
    });
  });

  it('is not built without a script', () => {
    expect(build({ feedUrl: 'https://net.example/feed.json' })).toBe('');
  });
});
