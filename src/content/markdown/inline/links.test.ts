import { resolveLink } from './links';

function resolve(href: string, languageCode = 'en') {
  const { fault, ...link } = resolveLink(href, {
    languageCode,
    repository: 'https://github.com/mui/material-ui/',
    tag: 'v7.0.2',
  });
  return { ...link, code: fault?.code };
}

describe('resolveLink', () => {
  it.each([
    ['/a/', 'en', '/a/'],
    ['/a/', 'zh', '/zh/a/'],
    ['/', 'zh', '/zh/'],
    ['/a/#b', 'zh', '/zh/a/#b'],
    ['/a/?b=/c', 'zh', '/zh/a/?b=/c'],
    ['/static/a.pdf', 'zh', '/static/a.pdf'],
    ['#b', 'zh', '#b'],
  ])('%s in %s is %s', (href, languageCode, expected) => {
    expect(resolve(href, languageCode)).toEqual({ href: expected, external: false, code: undefined });
  });

  it.each([
    ['https://a.example/', 'https://a.example/'],
    ['https://a.example//b', 'https://a.example//b'],
    ['mailto:a@a.example', 'mailto:a@a.example'],
    [
      'https://github.com/mui/material-ui/blob/-/a/-/b.ts',
      'https://github.com/mui/material-ui/blob/v7.0.2/a/-/b.ts',
    ],
    [
      'https://github.com/mui/material-ui/blob/master/a.ts',
      'https://github.com/mui/material-ui/blob/master/a.ts',
    ],
    [
      'https://github.com/mui/mui-x/blob/v8.0.0/blob/-/a.ts',
      'https://github.com/mui/mui-x/blob/v8.0.0/blob/-/a.ts',
    ],
    ['https://a.example/?b=/blob/-/', 'https://a.example/?b=/blob/-/'],
  ])('%s is an external link to %s', (href, expected) => {
    expect(resolve(href, 'zh')).toEqual({ href: expected, external: true, code: undefined });
  });

  it.each([
    ['/a', 'link-trailing-slash'],
    ['/a?b=/', 'link-trailing-slash'],
    ['/a//#b', 'link-doubled-slash'],
    ['//a.example/', 'link-doubled-slash'],
    ['/zh/a/', 'link-language'],
    ['', 'link-relative'],
    ['a/', 'link-relative'],
    ['./a/', 'link-relative'],
    ['?a', 'link-relative'],
    ['ftp://a.example/', 'link-scheme'],
    ['https:a.example', 'link-address'],
    ['https://', 'link-address'],
    ['https:///path', 'link-address'],
    ['https://[::1', 'link-address'],
    ['file:///etc/passwd', 'link-scheme'],
    ['https://github.com/mui/mui-x/blob/-/a.ts', 'link-version'],
    ['javascript:alert(1)', 'javascript-link'],
    ['JavaScript:alert(1)', 'javascript-link'],
    ['vbscript:a', 'javascript-link'],
    ['data:text/html,a', 'javascript-link'],
  ])('%s is a fault: %s', (href, code) => {
    expect(resolve(href, 'zh').code).toBe(code);
  });

  it('writes the tag of the version in place of "-"', () => {
    const repository = 'https://git.example/ui';
    const context = { languageCode: 'en', repository, tag: '@acme/ui@1.0.0' };
    expect(resolveLink(`${repository}/blob/-/a.ts`, context).href).toBe(
      'https://git.example/ui/blob/@acme/ui@1.0.0/a.ts',
    );
  });

  it('reports a link with "-" if the product has no version', () => {
    const repository = 'https://github.com/mui/material-ui';
    const { fault } = resolveLink(`${repository}/blob/-/a.ts`, { languageCode: 'en', repository });
    expect(fault?.code).toBe('link-version');
  });

  it('returns no href for an unsafe link', () => {
    expect(resolve('javascript:alert(1)')).not.toHaveProperty('href');
    expect(resolve('file:///a')).not.toHaveProperty('href');
  });
});
