import { isSecureAddress, isSecureHost } from './isSecureAddress';

describe('isSecureAddress', () => {
  it.each([
    ['https://ads.example', true],
    ['https://ads.example:8443/a;b?c,d', true],
    ['https://büro.example/', true],
    ['https://[2001:db8::1]/', true],
    ['http://127.0.0.1:9/x', true],
    ['http://localhost/', true],
    ['http://ads.example/', false],
    ['//ads.example/', false],
    ['ads.example', false],
    ['javascript:alert(1)', false],
    ['https://user@ads.example/', false],
    ['https://ads.example;script-src', false],
    ["https://ads.example'", false],
    ['https://ads.example,x.example', false],
    ['https://*.ads.example', false],
    ['', false],
  ])('says of %j: %s', (address, expected) => {
    expect(isSecureAddress(address)).toBe(expected);
  });
});

describe('isSecureHost', () => {
  it.each([
    ['https://ads.example', true],
    ['https://*.ads.example', true],
    ['https://*', false],
    ['https://a.*.example', false],
    ['https://*.ads.example;script-src', false],
  ])('says of %j: %s', (address, expected) => {
    expect(isSecureHost(address)).toBe(expected);
  });
});
