import { pickOffer } from './pickOffer';

describe('pickOffer', () => {
  it.each([
    [['zh-CN', 'en'], 'en', 'zh'],
    [['en-GB', 'zh'], 'en', undefined],
    [['fr', 'pt-BR'], 'en', 'pt'],
    [['fr'], 'en', undefined],
    [[], 'en', undefined],
    [['en'], 'zh', 'en'],
    [['AR'], 'en', 'ar'],
  ])('offers a reader of %j on a page in %s: %s', (preferred, userLanguage, offered) => {
    expect(pickOffer(preferred, ['en', 'zh', 'pt', 'ar'], userLanguage)).toBe(offered);
  });

  it('does not offer a language that the page does not have', () => {
    expect(pickOffer(['zh', 'pt'], ['en', 'pt'], 'en')).toBe('pt');
  });
});
