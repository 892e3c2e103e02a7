/** @jest-environment jsdom */
import { serveAnswers } from '../../../tests/unit/serveAnswers';
import { COPY_CONFIRMATION_MS } from '../../constants';
import { track } from '../analytics/track';
import { watchPageCopy } from './pageCopy';

jest.mock('../announce', () => ({ announce: () => undefined }));
jest.mock('../analytics/track', () => ({ track: jest.fn() }));
jest.mock('../pageFacts', () => ({ factText: (key: string) => key }));

const writeText = jest.fn(async (_text: string) => undefined);

/** Presses the button and returns what stands at its place, once all is done that needs no time. */
async function press(answer: string | Error): Promise<HTMLElement | null> {
  global.fetch = serveAnswers([() => answer]).fetch;
  const button = document.querySelector<HTMLElement>('.copy-page-root');
  button?.focus();
  button?.click();
  await jest.advanceTimersByTimeAsync(0);
  return document.querySelector<HTMLElement>('.copy-page-root');
}

const shown = (element: HTMLElement | null) =>
  element?.querySelector('span > span:not([aria-hidden])')?.textContent;

describe('the button that copies the page', () => {
  beforeAll(watchPageCopy);
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(navigator, { clipboard: { writeText } });
    document.body.innerHTML =
      '<button class="copy-page-root" data-copy-page="/x.md"><span><span>Copy</span><span aria-hidden="true">Copied</span></span></button>';
  });
  afterEach(() => jest.useRealTimers());

  it('copies the Markdown, counts it and confirms it, for as long after a second press', async () => {
    expect(shown(await press('# X'))).toBe('Copied');
    expect(writeText).toHaveBeenLastCalledWith('# X');
    expect(track).toHaveBeenLastCalledWith({ name: 'copy', label: 'page' });
    await jest.advanceTimersByTimeAsync(COPY_CONFIRMATION_MS - 100);
    const button = await press('# X');
    await jest.advanceTimersByTimeAsync(COPY_CONFIRMATION_MS - 100);
    expect(shown(button)).toBe('Copied');
    await jest.advanceTimersByTimeAsync(100);
    expect(shown(button)).toBe('Copy');
  });

  it('becomes a link to the file, with the focus, if the file cannot be loaded', async () => {
    const link = await press(new Error('offline'));
    expect(link?.getAttribute('href')).toBe('/x.md');
    expect(link?.textContent).toBe('copyPageFailed');
    expect(document.activeElement).toBe(link);
  });
});
