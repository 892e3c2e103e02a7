/** @jest-environment jsdom */

import { fetchCss, loadOptionalSheet } from './loadOptionalSheet';

function answer(ok: boolean, type: string, text: string): void {
  const response = { ok, headers: { get: () => type }, text: () => Promise.resolve(text) };
  window.fetch = jest.fn(() => Promise.resolve(response as unknown as Response));
}

describe('an optional style sheet', () => {
  it('is the text of the response', async () => {
    answer(true, 'text/css; charset=utf-8', 'a{top:0}');
    expect(await fetchCss('/a.css')).toBe('a{top:0}');
  });

  it.each([
    ['a status of failure', false, 'text/css'],
    ['another type', true, 'text/html'],
  ])('with %s fails with the message of the specification', async (_name, ok, type) => {
    answer(ok, type, '');
    await expect(fetchCss('/b.css')).rejects.toThrow(/^Failed to fetch CSS$/);
  });

  it('fails with the same message if there is no response', async () => {
    window.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
    await expect(fetchCss('/c.css')).rejects.toThrow(/^Failed to fetch CSS$/);
  });

  it('that cannot be fetched is linked, once', async () => {
    answer(false, 'text/css', '');
    const loads = [loadOptionalSheet('/d.css', 'one'), loadOptionalSheet('/d.css', 'one')];
    await Promise.all(loads);
    expect(document.querySelectorAll('link[href="/d.css"]')).toHaveLength(1);
  });
});
