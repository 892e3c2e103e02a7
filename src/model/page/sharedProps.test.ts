import type { PageProps } from './PageData';
import { omitShared, restoreShared, type SharedProps } from './sharedProps';

const english = { code: 'en', direction: 'ltr', text: 'English', offer: 'Read this in English' } as const;
const shared: SharedProps = {
  translations: { search: 'Search' },
  languages: [english],
  products: [{ id: 'a', text: 'A', description: 'first', href: '/a/' }],
  textsHref: '/texts.json',
  searchHref: '/search/',
  privacyHref: '/privacy/',
  siteLinks: [{ text: 'Blog', href: 'https://blog.example/' }],
};
const { translations, languages: _all, ...fields } = shared;
const props = {
  userLanguage: 'en',
  translations,
  page: { title: 'Button', languages: [{ ...english, href: '/b/', isTranslated: true }], ...fields },
  sharedHref: '/shared.json',
} as unknown as PageProps;

describe('the shared props', () => {
  it('are not in the document', () => {
    expect(omitShared(props)).toEqual({
      userLanguage: 'en',
      page: { title: 'Button', languages: [{ href: '/b/', isTranslated: true }] },
      sharedHref: '/shared.json',
    });
  });

  it('complete what a document holds', () => {
    const held = JSON.parse(JSON.stringify(omitShared(props))) as PageProps;
    expect(restoreShared(held, shared)).toEqual(props);
  });
});
