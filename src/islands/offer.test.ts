/** @jest-environment jsdom */
import { start } from './offer';

const language = (code: string, isTranslated = true) => ({
  code,
  isTranslated,
  direction: code === 'ar' ? 'rtl' : 'ltr',
  text: code.toUpperCase(),
  offer: `In ${code}`,
  href: code === 'en' ? '/x/' : `/${code}/x/`,
});
const page = {
  kind: 'docs',
  userLanguage: 'en',
  languages: [language('en'), language('ar'), language('pt', false)],
};

jest.mock('../browser/pageFacts', () => ({
  readFacts: () => ({ page }),
  factText: (key: string) => key,
}));

const offer = () => document.querySelector<HTMLElement>('aside');

/** Starts the island for a reader who prefers a language. */
async function visit(preferred: string): Promise<void> {
  document.body.innerHTML =
    '<main id="main-content" tabindex="-1"></main><footer class="footer-root"></footer>';
  Object.defineProperty(navigator, 'languages', { value: [preferred], configurable: true });
  await start();
}

describe('the language offer', () => {
  beforeEach(() => {
    Object.assign(page, { kind: 'docs', userLanguage: 'en' });
    localStorage.clear();
  });

  it('stands before the footer, in its own language', async () => {
    await visit('ar');
    expect(offer()?.nextElementSibling?.localName).toBe('footer');
    expect(offer()?.lang).toBe('ar');
    expect(offer()?.querySelector('a')).toMatchObject({ dir: 'rtl', textContent: 'In ar' });
  });

  it.each(['en', 'pt', 'xx'])(
    'is not made for %s, in which there is nothing else to read',
    async (preferred) => {
      await visit(preferred);
      expect(offer()).toBeNull();
    },
  );

  it('is not made of a page that shows that text already, without a translation', async () => {
    page.userLanguage = 'pt';
    await visit('en');
    expect(offer()).toBeNull();
    await visit('ar');
    expect(offer()?.lang).toBe('ar');
  });

  it('is not made for an unknown address', async () => {
    page.kind = 'notFound';
    await visit('ar');
    expect(offer()).toBeNull();
  });

  it('is not made for a reader who has chosen the language of the page', async () => {
    const chosen = jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/ar/x/`);
    await visit('ar');
    chosen.mockRestore();
    expect(offer()).toBeNull();
    await visit('ar');
    expect(offer()).toBeNull();
  });

  it('stays away once dismissed, and leaves the focus in the page', async () => {
    await visit('ar');
    const button = offer()?.querySelector('button');
    button?.focus();
    button?.click();
    expect(offer()).toBeNull();
    expect(document.activeElement?.id).toBe('main-content');
    await visit('ar');
    expect(offer()).toBeNull();
  });
});
