/** @jest-environment jsdom */

import { startWorker } from './startWorker';

const register = jest.fn().mockRejectedValue(new Error('No worker here'));

beforeEach(() => {
  register.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  performance.getEntriesByType = () => [];
});

describe('startWorker', () => {
  it.each(['docs.example.com', 'localhost.example.com', 'localhost:3000'])(
    'registers nothing on this host when the production host is %s',
    async (productionHost) => {
      expect(await startWorker(productionHost)).toBe(false);
      expect(register).not.toHaveBeenCalled();
    },
  );

  it('registers the worker on the production host, and does not throw if the browser refuses it', async () => {
    expect(await startWorker(window.location.host)).toBe(false);
    expect(register).toHaveBeenCalledWith('/sw.js');
  });
});
