/** @jest-environment jsdom */

import { getConsent } from './consent';
import { loadTexts } from './fetching/fetchOnce';
import { openConsent } from './openConsent';

jest.mock('./fetching/fetchOnce', () => ({ loadTexts: jest.fn() }));

const TEXTS = {
  consentText: 'May we?',
  consentTextUnasked: 'We do.',
  consentRefuse: 'No',
  consentAccept: 'Yes',
  privacyPage: 'What is sent',
};

const PAGE = { textsHref: '/texts.json', language: 'zh' };
const bar = () => document.querySelector<HTMLDialogElement>('#_consent');
const press = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === text)?.click();

beforeEach(() => {
  document.body.innerHTML = '<main id="main-content" tabindex="-1"><input></main>';
  jest.mocked(loadTexts).mockResolvedValue(TEXTS);
});

it('asks without moving the focus, with a link to the privacy page in the language of the page', async () => {
  document.querySelector('input')?.focus();
  await openConsent(PAGE, { privacy: '/privacy/' });
  expect(bar()?.open).toBe(true);
  expect(document.getElementById(bar()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'May we? What is sent',
  );
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/zh/privacy/');
  expect(document.activeElement?.localName).toBe('input');
});

it('says that ads are shown already', async () => {
  await openConsent(PAGE, { adsUnasked: true });
  expect(bar()?.textContent).toContain('We do.');
});

it.each([
  ['No', 'refused'],
  ['Yes', 'given'],
])('stores the answer %s and closes; the focus goes to the content', async (text, choice) => {
  await openConsent(PAGE, {});
  document.querySelector<HTMLElement>('#_consent button')?.focus();
  press(text);
  expect(getConsent()).toBe(choice);
  expect(bar()).toBeNull();
  expect(document.activeElement?.id).toBe('main-content');
});

it('is closed by its caller', async () => {
  const close = await openConsent(PAGE, {});
  close();
  expect(bar()).toBeNull();
});

it('asks nothing if its texts are missing', async () => {
  jest.mocked(loadTexts).mockRejectedValue(new Error('not loaded'));
  await expect(openConsent(PAGE, {})).rejects.toThrow('not loaded');
  expect(bar()).toBeNull();
});
