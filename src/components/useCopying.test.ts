/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { COPY_CONFIRMATION_MS } from '../constants';
import { useCopying } from './useCopying';

jest.mock('../browser/announce', () => ({ announce: () => undefined }));
jest.mock('../browser/analytics/track', () => ({ track: () => undefined }));

const TEXTS = { copied: 'Copied', unread: 'Not loaded', refused: 'Not allowed' };

describe('useCopying', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(navigator, { clipboard: { writeText: async () => undefined } });
  });
  afterEach(() => jest.useRealTimers());

  it('confirms a copy, and for as long after a second one', async () => {
    const { result } = renderHook(() =>
      useCopying(async () => 'text', { name: 'copy', label: 'demo', demo: 'Door' }, TEXTS),
    );
    const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
    result.current[1]();
    await pass(0);
    await pass(COPY_CONFIRMATION_MS - 100);
    result.current[1]();
    await pass(0);
    await pass(COPY_CONFIRMATION_MS - 100);
    expect(result.current[0]).toBe('copied');
    await pass(100);
    expect(result.current[0]).toBe('idle');
  });
});
