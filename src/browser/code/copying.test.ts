/** @jest-environment jsdom */

import { COPY_CONFIRMATION_MS } from '../../constants';
import { copyText, watchCopying } from './copying';

jest.mock('../announce', () => ({ announce: () => undefined }));
const track = jest.fn<void, [unknown]>();
jest.mock('../analytics/track', () => ({ track: (event: unknown) => track(event) }));

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

describe('the button of a block of code', () => {
  let stop: () => void;
  const button = () => document.querySelector('button') as HTMLButtonElement;
  const press = async () => {
    button().click();
    await jest.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(navigator, { clipboard: { writeText: async () => undefined } });
    document.body.innerHTML = '<div class="code"><pre>let a;</pre><button data-copy>Copy</button></div>';
    // Nothing is laid out here.
    Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
    stop = watchCopying({ copied: 'Copied', copyFailed: 'Not copied' });
  });
  afterEach(() => {
    stop();
    Reflect.deleteProperty(Element.prototype, 'getClientRects');
    jest.useRealTimers();
  });

  it('confirms a copy for a moment', async () => {
    await press();
    expect(button().textContent).toBe('Copied');
    await jest.advanceTimersByTimeAsync(COPY_CONFIRMATION_MS);
    expect(button().textContent).toBe('Copy');
  });

  it('says of which demo the code is that is copied by its keys', async () => {
    document.body.innerHTML =
      '<section><div data-demo="Door"></div><div data-code-block tabindex="0"><pre>let a;</pre></div></section>';
    document.querySelector<HTMLElement>('[data-code-block]')?.focus();
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true, cancelable: true }),
    );
    await jest.advanceTimersByTimeAsync(0);
    expect(track).toHaveBeenLastCalledWith({ name: 'copy', label: 'demo', demo: 'Door' });
  });

  it('copies commands without their output', async () => {
    document.body.innerHTML =
      '<div class="code"><pre><code><span class="prompt"></span>npm ci \\\n  --force\n' +
      '<span class="line output">added 3 packages\n</span><span class="line output">\n</span>' +
      '<span class="prompt"></span>npm test\n<span class="line output">ok</span></code></pre>' +
      '<button data-copy>Copy</button></div>';
    const texts: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void texts.push(text) } });
    await press();
    expect(texts).toEqual(['npm ci \\\n  --force\nnpm test']);
    expect(document.querySelector('pre')?.textContent).toContain('added 3 packages');
  });

  it('confirms for as long after a second press', async () => {
    await press();
    await jest.advanceTimersByTimeAsync(COPY_CONFIRMATION_MS - 100);
    await press();
    await jest.advanceTimersByTimeAsync(COPY_CONFIRMATION_MS - 100);
    expect(button().textContent).toBe('Copied');
    await jest.advanceTimersByTimeAsync(100);
    expect(button().textContent).toBe('Copy');
  });
});
