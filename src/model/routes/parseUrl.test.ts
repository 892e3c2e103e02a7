import { parseUrl } from './parseUrl';

describe('parseUrl', () => {
  it('parses an address, with a base where one is given', () => {
    expect(parseUrl('https://docs.example/a')?.pathname).toBe('/a');
    expect(parseUrl('/b', 'https://docs.example')?.href).toBe('https://docs.example/b');
  });

  it.each(['', '/a', 'https://', 'https://a b/'])('gives undefined for %j', (href) => {
    expect(parseUrl(href)).toBeUndefined();
  });
});
