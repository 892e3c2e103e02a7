/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { canKeep } from '../../browser/offline/workerContainer';
import { OfflineProducts } from './OfflineProducts';

jest.mock('../../browser/offline/workerContainer', () => ({ canKeep: jest.fn() }));
jest.mock('../../browser/offline/keepFiles', () => ({ fetchKeepIndex: async () => ({ products: [] }) }));
jest.mock('../../browser/offline/offlineRecords', () => ({ readRecords: async () => [] }));

async function renderWith(isSupported: boolean): Promise<void> {
  jest.mocked(canKeep).mockReturnValue(isSupported);
  render(<OfflineProducts language="en" product="lamp" translate={(key) => key} />);
  await screen.findByText(isSupported ? 'settingsOffline' : 'keepUnsupported');
}

describe('reading offline, in the settings', () => {
  it('has a heading and a list', async () => {
    await renderWith(true);
    expect(screen.getByRole('heading', { name: 'settingsOffline' })).toBeTruthy();
    expect(screen.getByRole('list')).toBeTruthy();
  });

  it('is one line without a heading where the browser saves nothing', async () => {
    await renderWith(false);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
