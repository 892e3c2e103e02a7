/** @jest-environment jsdom */

import { copyText } from './copying';

const written = jest.fn<Promise<void>, [string]>();
const commanded = jest.fn<boolean, [string]>();

describe('copyText', () => {
  beforeEach(() => {
    Object.assign(navigator, { clipboard: { writeText: written } });
    Object.assign(document, { execCommand: commanded });
    jest.resetAllMocks();
  });

  it('uses the clipboard', async () => {
    written.mockResolvedValue();
    await copyText('a');
    expect(written).toHaveBeenCalledWith('a');
    expect(commanded).not.toHaveBeenCalled();
  });

  it('uses a selection if the clipboard is refused', async () => {
    written.mockRejectedValue(new Error('no'));
    commanded.mockReturnValue(true);
    await copyText('a');
    expect(commanded).toHaveBeenCalledWith('copy');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('rejects with a NotAllowedError if both are refused', async () => {
    written.mockRejectedValue(new Error('no'));
    commanded.mockReturnValue(false);
    await expect(copyText('a')).rejects.toMatchObject({ name: 'NotAllowedError' });
  });
});
