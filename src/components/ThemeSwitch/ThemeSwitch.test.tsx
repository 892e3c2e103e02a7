/** @jest-environment jsdom */

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { loadThemedProviders } from '../../browser/demos/themedProviders';
import { showDemoTheme } from '../../browser/settings/demoTheme';
import { ThemeSwitch } from './ThemeSwitch';

const mockChoose = jest.fn();
jest.mock('../../browser/demos/themedProviders', () => ({ loadThemedProviders: jest.fn(async () => ({})) }));
jest.mock('../../browser/demos/demoThemes', () => ({
  changeDemoTheme: (_providers: unknown, change: (theme: object) => object) =>
    mockChoose(change({ primary: '#b00020', fontSize: 120, radius: 3 })),
}));

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  mockChoose.mockClear();
  showDemoTheme(undefined);
  render(<ThemeSwitch translate={(key) => key} />);
});

it('shows a choice at once, and keeps what else the reader has chosen', async () => {
  fireEvent.click(button('themeCompact'));
  expect(button('themeCompact').getAttribute('aria-pressed')).toBe('true');
  await waitFor(() =>
    expect(mockChoose).toHaveBeenCalledWith({
      primary: '#b00020',
      fontSize: 120,
      radius: 0,
      spacing: 6,
      density: 'compact',
    }),
  );
});

it('returns to the own color of the library', async () => {
  fireEvent.click(button('colorBlue'));
  await waitFor(() => expect(mockChoose).toHaveBeenCalledWith({ fontSize: 120, radius: 3 }));
});

it('says if a library could not be loaded, and shows what holds', async () => {
  jest.mocked(loadThemedProviders).mockRejectedValueOnce(new Error('gone'));
  fireEvent.click(button('colorGreen'));
  expect((await screen.findByRole('alert')).textContent).toBe('needsNetwork');
  await screen.findByRole('button', { name: 'colorBlue', pressed: true });
  expect(mockChoose).not.toHaveBeenCalled();
});
