import { checkTheme } from '../../theme/SiteTheme';
import { BadAnswer, brandColors, languageRows, libraryName, nameOfLibrary, productId } from './familyAnswers';

describe('nameOfLibrary', () => {
  it.each([
    ['Acme UI', 'Acme UI'],
    ['Acme Docs', 'Acme'],
    ['Docs', 'Docs'],
  ])('reads %j', (siteName, expected) => expect(nameOfLibrary(siteName)).toBe(expected));
});

describe('libraryName', () => {
  it.each([
    ['@acme/ui', 'Acme UI', 'acme-ui'],
    ['@base-ui/react', 'Base UI', 'base-ui'],
    ['antd', 'Antd', 'antd'],
    ['react', 'React', 'react'],
  ])('names %s after its scope and itself, and gives it an address', (packageName, name, id) => {
    expect([libraryName(packageName), productId(packageName)]).toEqual([name, id]);
  });

  it('takes no address that the site has', () => {
    expect([productId('home'), productId('@api/react'), productId('de', ['de'])]).toEqual([
      'home-library',
      'api-library',
      'de-library',
    ]);
  });
});

describe('brandColors', () => {
  it.each(['#46a758', '#FFE600', '#000000', '#ffffff', '#0a5ad2'])('makes %s readable', (color) => {
    const { light, dark } = brandColors(color);
    expect(checkTheme({ colors: { light: { primary: light }, dark: { primary: dark } } })).toEqual([]);
  });

  it('leaves a color that can be read as it is', () => {
    expect(brandColors('#6E29B8').light).toBe('#6e29b8');
  });

  it('is that of the shell if none is given', () => {
    const { light, dark } = brandColors();
    expect(checkTheme({ colors: { light: { primary: light }, dark: { primary: dark } } })).toEqual([]);
  });

  it('refuses what is not written as a color', () => {
    expect(() => brandColors('red')).toThrow(BadAnswer);
  });
});

describe('languageRows', () => {
  it('has the languages in the order of the list, each once with its own name and direction', () => {
    expect(languageRows('he, de en de')).toEqual([
      { code: 'he', name: 'עברית', direction: 'rtl', script: 'Hebrew' },
      { code: 'de', name: 'Deutsch', direction: 'ltr' },
      { code: 'en', name: 'English', direction: 'ltr' },
    ]);
  });

  it('is English if the list is empty', () => {
    expect(languageRows(' ').map(({ code }) => code)).toEqual(['en']);
  });

  it('names the script that the letters of a translation have to be of', () => {
    expect(languageRows('en,zh,ru,fa').map(({ script }) => script)).toEqual([
      undefined,
      'Han',
      'Cyrillic',
      'Arabic',
    ]);
  });

  it.each(['xx', 'english', 'e1'])('refuses %s', (code) => {
    expect(() => languageRows(code)).toThrow(BadAnswer);
  });
});
