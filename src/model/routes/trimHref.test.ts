import { measureWork } from '../../../tests/unit/measureWork';
import { trimHref } from './trimHref';

describe('trimHref', () => {
  it.each([
    [' /a ', '/a'],
    ['/a\n/b', '/a/b'],
    ['/\t/evil.example', '//evil.example'],
    ['\u0000\u001F //a', '//a'],
    ['/a b', '/a b'],
    ['', ''],
    [' \n ', ''],
  ])('reads %j as %j, as a browser does', (href, expected) => {
    expect(trimHref(href)).toBe(expected);
  });

  it('takes no longer than the text is long', () => {
    expect(measureWork(() => trimHref(`a${' '.repeat(200_000)}b`))).toBeLessThan(1000);
  });
});
