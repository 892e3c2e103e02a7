import { settleEnvironment } from './settleEnvironment';

const settle = (environment: Record<string, string>) => {
  settleEnvironment(environment);
  return environment;
};

describe('settleEnvironment', () => {
  it('makes every build one for production', () => {
    expect(settle({ NODE_ENV: 'development' }).NODE_ENV).toBe('production');
  });

  it.each([
    '__NEXT_TEST_MODE',
    'NEXT_DEPLOYMENT_ID',
    'NEXT_PRIVATE_STANDALONE',
    'VERCEL',
    'TURBOPACK',
    'BROWSERSLIST',
    'BROWSERSLIST_ENV',
    'BABEL_ENV',
    'NODE_PATH',
  ])('removes %s', (name) => {
    expect(settle({ [name]: '1' })).not.toHaveProperty(name);
  });

  it.each(['SITE_ORIGIN', 'NEXT_PUBLIC_NAME', 'NEXT_TELEMETRY_DISABLED', 'HTTPS_PROXY', 'TZ', 'PATH'])(
    'leaves %s, which a family or a system may need',
    (name) => {
      expect(settle({ [name]: 'x' })[name]).toBe('x');
    },
  );

  it.each([
    ['--preserve-symlinks', ''],
    ['--max-old-space-size=4096 --conditions=development', '--max-old-space-size=4096'],
    ['-C development --preserve-symlinks-main --require ./a.js', '--require ./a.js'],
  ])('leaves of the options %s only those that find the same packages', (options, left) => {
    expect(settle({ NODE_OPTIONS: options }).NODE_OPTIONS).toBe(left);
  });

  it('reaches its own processes without a proxy', () => {
    expect(settle({ NO_PROXY: '.example' }).NO_PROXY).toBe('.example,127.0.0.1,localhost');
  });
});
