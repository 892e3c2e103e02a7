import { filePathname } from './filePathname';

describe('filePathname', () => {
  it.each([
    ['index.md', '/material-ui/', { pathname: '/material-ui' }],
    ['index.md', '/', { pathname: '/' }],
    ['versions.md', '/', { pathname: '/versions' }],
    ['react-button/react-button.md', '/material-ui/', { pathname: '/material-ui/react-button' }],
    [
      'react-button/react-button-zh.md',
      '/material-ui/',
      { pathname: '/material-ui/react-button', language: 'zh' },
    ],
    ['getting-started/installation.md', '/x/', { pathname: '/x/getting-started/installation' }],
    ['guides/index.md', '/x/', { pathname: '/x/guides' }],
    ['index/index.md', '/x/', { pathname: '/x' }],
    ['index/index-zh.md', '/', { pathname: '/', language: 'zh' }],
    ['guides/index/index.md', '/x/', { pathname: '/x/guides' }],
    ['index-pt.md', '/x/', { pathname: '/x', language: 'pt' }],
    ['guides/go-fr.md', '/x/', { pathname: '/x/guides/go-fr' }],
    ['guides/why-en.md', '/x/', { pathname: '/x/guides/why-en' }],
  ])('reads %s below %s', (path, prefix, expected) => {
    expect(filePathname(path, prefix, ['en', 'zh', 'pt'])).toEqual(expected);
  });
});
