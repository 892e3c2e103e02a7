import { EXAMPLE_ORIGIN } from '../../../tests/unit/exampleFamily';
import { localizeHref } from './localizeHref';

describe('localizeHref', () => {
  it.each([
    ['/', '/zh/'],
    ['/material-ui/#usage', '/zh/material-ui/#usage'],
    ['/material-ui/?a=b', '/zh/material-ui/?a=b'],
    ['/zhx/', '/zh/zhx/'],
    ['/zh/material-ui/', '/zh/material-ui/'],
    ['/zh', '/zh'],
    ['/zh#a', '/zh#a'],
    ['//evil.example/x', '/zh/evil.example/x'],
    ['/\\evil.example/x', '/zh/evil.example/x'],
    ['\t//evil.example/x', '/zh/evil.example/x'],
  ])('gives the internal link %j the prefix: %s', (href, expected) => {
    expect(localizeHref(href, 'zh')).toBe(expected);
    expect(localizeHref(expected, 'zh')).toBe(expected);
    expect(new URL(expected, EXAMPLE_ORIGIN).origin).toBe(EXAMPLE_ORIGIN);
  });

  it.each([
    'https://example.com/',
    'mailto:a@example.com',
    '#usage',
    '?a=b',
    '',
    'relative/',
    '/favicon.ico',
    '/_next/static/a.js',
    '/material-ui/react-button.md',
  ])('leaves %j as it is', (href) => {
    expect(localizeHref(href, 'zh')).toBe(href);
    expect(localizeHref(href, 'en')).toBe(href);
  });

  it.each([
    ['/material-ui/', '/material-ui/'],
    ['//evil.example/x', '/evil.example/x'],
  ])('gives %s no prefix in English: %s', (href, expected) => {
    expect(localizeHref(href, 'en')).toBe(expected);
  });
});
