import { pathnameToTitle } from './pathnameToTitle';

describe('pathnameToTitle', () => {
  it.each([
    ['/', ''],
    ['', ''],
    ['/material-ui/react-app-bar', 'App bar'],
    ['/material-ui/react-app-bar/', 'App bar'],
    ['/material-ui/react-app-bar/?a#b-c', 'App bar'],
    ['/x/react-', 'React'],
    ['/guides/use-react-now', 'Use react now'],
    ['/api-docs/button', 'Button'],
    ['/api', 'Api'],
    ['/apiary/bee-hive', 'Bee hive'],
    ['/my-api/bee-hive', 'Bee hive'],
    ['https://example.com/store/?utm=a', 'Store'],
    ['/--', ''],
    ['/élan-vital', 'Élan vital'],
  ])('gives %s the title %j', (pathname, title) => {
    expect(pathnameToTitle(pathname)).toBe(title);
  });
});
