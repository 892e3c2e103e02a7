import { parseHttpsUrl } from './parseHttpsUrl';

describe('parseHttpsUrl', () => {
  it.each([
    ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
    ['HTTPS://A.example', 'https://a.example/'],
    ['//a.example/x', 'https://a.example/x'],
    ['https://a.example:8443/', 'https://a.example:8443/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://127.0.0.1/', 'https://127.0.0.1/'],
    ['https://[::1]/', 'https://[::1]/'],
    ["https://a.example/it's|^", "https://a.example/it's|^"],
    [`https://a.example/${'x'.repeat(2030)}`, `https://a.example/${'x'.repeat(2030)}`],
  ])('takes %.60s', (value, expected) => {
    expect(parseHttpsUrl(value)).toBe(expected);
  });

  it.each([
    'http://a.example/',
    'javascript:alert(1)',
    'https:a.example',
    'https:/a.example',
    'https:///a.example',
    '///a.example',
    '/\\a.example',
    'https:\\\\a.example',
    'https://a.example\\@b.example/',
    'https://user@a.example/',
    'https://user:word@a.example/',
    'https://:word@a.example/',
    'https://@a.example/',
    'https://a.example:0/',
    'https://a.example:65536/',
    'https://',
    'https://?x',
    ' https://a.example/',
    'https://a.example/ ',
    'ht\ttps://a.example/',
    'https://a.ex\u200Bample/',
    'https://a.example/\u202Egpj',
    'https://a.example/\0',
    'https://a.example/\uD800',
    'https://a.example/"onload=',
    'https://a.example/<b>',
    `https://a.example/${'x'.repeat(2031)}`,
    '/x',
    '',
    undefined,
    null,
    7,
    {},
    ['https://a.example/'],
    { toString: () => 'https://a.example/' },
  ])('refuses %p', (value) => {
    expect(parseHttpsUrl(value)).toBeUndefined();
  });
});
