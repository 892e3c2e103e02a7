/** @jest-environment jsdom */

import { importLazily } from './importLazily';

const renew = jest.fn<Promise<boolean>, [string]>();
jest.mock('./askAgain', () => ({ renewDocument: (reason: string) => renew(reason) }));
jest.mock('./loadLazily', () => ({ loadLazily: (load: () => Promise<unknown>) => load() }));

beforeEach(() => renew.mockReset());

const wrong = () => Promise.reject(new SyntaxError('Unexpected end of input'));

it('returns the module', async () => {
  expect(await importLazily(async () => 'module')).toBe('module');
});

it('loads the document again if the bytes of a module are wrong, and nothing fails meanwhile', async () => {
  const settled = jest.fn();
  const renewed = new Promise((resolve) => {
    renew.mockImplementation(async (reason) => {
      resolve(reason);
      return true;
    });
  });
  importLazily(wrong).then(settled, settled);
  expect(await renewed).toBe('parts:/');
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
});

it('fails if the document may not be loaded again', async () => {
  renew.mockResolvedValue(false);
  await expect(importLazily(wrong)).rejects.toThrow(SyntaxError);
});

it('leaves the document alone if a module could not be loaded', async () => {
  await expect(importLazily(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow();
  expect(renew).not.toHaveBeenCalled();
});
