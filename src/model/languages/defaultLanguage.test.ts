import { buildSync } from 'esbuild';
import { withDefaultLanguage } from '../../../tests/unit/withDefaultLanguage';
import { defaultLanguage, defineDefaultLanguage } from './defaultLanguage';

describe('defaultLanguage', () => {
  it('throws in a program that does not know it', () => {
    const before = globalThis.docsDefaultLanguage;
    Reflect.deleteProperty(globalThis, 'docsDefaultLanguage');
    expect(() => defaultLanguage()).toThrow('The default language is not set');
    globalThis.docsDefaultLanguage = before;
  });

  it('is written into bundles for browsers', () => {
    withDefaultLanguage('de', () => {
      const { outputFiles } = buildSync({
        stdin: {
          contents:
            "import { pathnameToHref } from './pathnameToHref'; export default pathnameToHref('/a', 'de');",
          resolveDir: 'src/model/routes',
        },
        bundle: true,
        write: false,
        format: 'cjs',
        define: defineDefaultLanguage(),
      });
      const module = { exports: {} };
      new Function('module', outputFiles[0]?.text ?? '')(module);
      expect(module.exports).toHaveProperty('default', '/a/');
      expect(outputFiles[0]?.text).not.toContain('docsDefaultLanguage');
    });
  });
});
