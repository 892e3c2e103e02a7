/** @jest-environment jsdom */

import { act } from '@testing-library/react';
import { isEmbedded } from '../browser/isEmbedded';
import { start } from './settings';

jest.mock('../browser/isEmbedded', () => ({ isEmbedded: jest.fn(() => false) }));
jest.mock('../browser/fetching/fetchOnce', () => ({ loadTexts: async () => ({}) }));
jest.mock('../browser/fetching/loadSheet', () => ({ loadSheet: async () => undefined }));
jest.mock('../components/Settings/SettingsPanel', () => ({
  SETTINGS_TITLE_ID: '_settings',
  SettingsPanel: ({ product, runTime }: { product: string; runTime: { privacy: string } }) => (
    <a href={runTime.privacy}>{product}</a>
  ),
}));
const showModal = jest.fn();
Object.assign(HTMLDialogElement.prototype, {
  showModal,
  close(this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'));
  },
});

const FACTS = {
  site: { privacy: '#privacy' },
  page: { userLanguage: 'en', product: { id: 'material-ui' }, textsHref: '/texts.json' },
};

async function press(): Promise<void> {
  document.body.innerHTML = `<button>Settings</button><script id="_page">${JSON.stringify(FACTS)}</script>`;
  const button = document.querySelector('button') as HTMLButtonElement;
  await start(button);
  act(() => button.click());
}

it('opens the panel at once, and closes it by a link in it', async () => {
  await press();
  expect(showModal).toHaveBeenCalledTimes(1);
  const link = document.querySelector<HTMLElement>('dialog a');
  expect(link?.textContent).toBe('material-ui');
  await act(async () => link?.click());
  expect(document.querySelector('dialog')).toBeNull();
});

it('opens the page in a tab of its own if a page of another origin frames it', async () => {
  jest.mocked(isEmbedded).mockReturnValue(true);
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await press();
  expect(open).toHaveBeenCalledWith(window.location.href, '_blank', 'noopener');
  expect(document.querySelector('dialog')).toBeNull();
});
