import { relinkDescription } from './relinkDescription';

const options = {
  origin: 'https://docs.example',
  isKnown: (pathname: string) => ['/ui/api/modal', '/ui/guide'].includes(pathname),
};

describe('relinkDescription', () => {
  it.each([
    ['keeps a page of this site', '[a](/ui/api/modal/)', '[a](/ui/api/modal/)'],
    ['adds the slash at its end', '[a](/ui/api/modal#props)', '[a](/ui/api/modal/#props)'],
    ['brings a page of this site home', '[a](https://docs.example/ui/guide/?x=1#b)', '[a](/ui/guide/?x=1#b)'],
    ['sends any other page to its host', '[a](/ui/other/#b)', '[a](https://docs.example/ui/other/#b)'],
    [
      'leaves that page where it was absolute',
      '[a](https://docs.example/b/)',
      '[a](https://docs.example/b/)',
    ],
    ['leaves other hosts', '[a](https://other.example/ui/guide/)', '[a](https://other.example/ui/guide/)'],
    ['leaves a host without scheme', '[a](//other.example/ui/guide/)', '[a](//other.example/ui/guide/)'],
    [
      'leaves a host that only begins alike',
      '[a](https://docs.example.org/ui/guide)',
      '[a](https://docs.example.org/ui/guide)',
    ],
    ['does each link', '[a](/ui/guide) [b](/c)', '[a](/ui/guide/) [b](https://docs.example/c)'],
    ['leaves what is no link', 'a (/ui/guide) `b`', 'a (/ui/guide) `b`'],
  ])('%s', (_, markdown, expected) => {
    expect(relinkDescription(markdown, options)).toBe(expected);
  });
});
