import { findNewAddress } from './leaveOldAddress';

const PATTERNS = [
  { from: '/components/', to: '/ui/react-', keepsRest: true },
  { from: '/blog/', to: 'https://blog.example/?from=docs', keepsRest: false },
  { from: '/guides/', to: '/ui/#guides', keepsRest: false },
];

describe('findNewAddress', () => {
  it.each([
    ['/components/box/', 'https://docs.example/ui/react-box/'],
    ['/components/box/?a=1#usage', 'https://docs.example/ui/react-box/?a=1#usage'],
    ['/components/%2e%2e/x/', undefined],
    ['/components//evil.example/', 'https://docs.example/ui/react-/evil.example/'],
    ['/blog/2020/?a=1', 'https://blog.example/?from=docs&a=1'],
    ['/guides/x/#usage', 'https://docs.example/ui/#guides'],
    ['/guides/', undefined],
    ['/ui/', undefined],
  ])('leads from %s to %s', (path, expected) => {
    expect(findNewAddress(new URL(path, 'https://docs.example'), PATTERNS)).toBe(expected);
  });
});
