/** @jest-environment jsdom */

import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { DemoLook } from '../../model/demos/demo';
import type { DemoProviderProps } from '../../model/demos/DemoProviderModule';
import { createDemoStyles } from './emotionStyles';
import { mountDemo } from './mountDemo';

const Demo = () => <button type="button">Save</button>;
const LOOK = { direction: 'ltr' } as DemoLook;
/** What all of them are drawn with. */
const DRAWN = {
  prerenderedDirection: 'ltr',
  idPrefix: 'Demo-',
  styleIds: [],
  createStyles: createDemoStyles,
} as const;
const report = jest.fn<void, [unknown]>();

function mount(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return mountDemo(Demo, ({ children }) => <>{children}</>, {
    element,
    look: LOOK,
    ...DRAWN,
    onReady: () => {},
    onCrash: report,
  });
}

/** Resolves once React has reported a demo that was mounted later, and so has finished the earlier ones. */
async function reportOfOther(): Promise<void> {
  mount('<p>Other</p>');
  await waitFor(() => expect(report).toHaveBeenCalled());
}

describe('a prerendered demo', () => {
  beforeEach(() => {
    report.mockClear();
    globalThis.reportError = report;
  });

  it.each([
    ['is unmounted', (demo: ReturnType<typeof mount>) => demo.unmount()],
    ['is restarted', (demo: ReturnType<typeof mount>) => demo.restart()],
    ['changes its look', (demo: ReturnType<typeof mount>) => demo.show({ ...LOOK })],
  ])('that %s before it is mounted reports no error', async (_what, overtake) => {
    const demo = mount('<button type="button">Save</button>');
    overtake(demo);
    await reportOfOther();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('gets the reader’s theme after it is hydrated as it was rendered', async () => {
    const drawn: unknown[] = [];
    const element = document.createElement('div');
    element.innerHTML = '<button type="button">Save</button>';
    document.body.append(element);
    const theme = { radius: 8 };
    const ready = jest.fn();
    const Provider = ({ choices, children }: DemoProviderProps) => {
      drawn.push(choices);
      return <>{children}</>;
    };
    mountDemo(Demo, Provider, {
      element,
      ...DRAWN,
      look: { direction: 'ltr', theme },
      onReady: ready,
      onCrash: report,
    });
    await waitFor(() => expect(drawn.at(-1)).toBe(theme));
    expect(drawn[0]).toBeUndefined();
    expect(ready).toHaveBeenCalledTimes(1);
    expect(report).not.toHaveBeenCalled();
  });

  it('gets the mode of the page after it is hydrated in light mode, and follows both', async () => {
    const modes: string[] = [];
    const renders = jest.fn();
    const element = document.createElement('div');
    element.innerHTML = '<button type="button">Save</button>';
    document.body.append(element);
    const Provider = ({ mode, children }: DemoProviderProps) => {
      modes.push(mode);
      return <>{children}</>;
    };
    const Counted = () => {
      renders();
      return <Demo />;
    };
    const showMode = (mode: string) => (document.documentElement.dataset.colorMode = mode);
    showMode('dark');
    const demo = mountDemo(Counted, Provider, {
      element,
      ...DRAWN,
      look: LOOK,
      onReady: () => {},
      onCrash: report,
    });
    await waitFor(() => expect(modes.at(-1)).toBe('dark'));
    expect(modes[0]).toBe('light');
    showMode('light');
    await waitFor(() => expect(modes.at(-1)).toBe('light'));
    demo.show({ ...LOOK, scheme: 'dark' });
    await waitFor(() => expect(modes.at(-1)).toBe('dark'));
    expect(renders).toHaveBeenCalledTimes(1);
    demo.unmount();
    showMode('light');
  });

  it('keeps the props of its playground if only its look changes', async () => {
    const element = document.createElement('div');
    element.innerHTML = '<b>Save</b>';
    document.body.append(element);
    const Bold = ({ text }: { text?: string }) => <b>{text}</b>;
    const directions: string[] = [];
    const Provider = ({ direction, children }: DemoProviderProps) => {
      directions.push(direction);
      return <>{children}</>;
    };
    const demo = mountDemo(Bold, Provider, {
      element,
      ...DRAWN,
      look: LOOK,
      props: { text: 'Save' },
      onReady: () => {},
      onCrash: report,
    });
    demo.show(LOOK, { text: 'Send' });
    await waitFor(() => expect(element.textContent).toBe('Send'));
    demo.show({ direction: 'rtl' } as DemoLook);
    await waitFor(() => expect(directions.at(-1)).toBe('rtl'));
    expect(element.textContent).toBe('Send');
  });

  it('that differs from what its component renders reports an error', async () => {
    await reportOfOther();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('is drawn again, with what was typed, after a translator of pages has changed its texts', async () => {
    const element = document.createElement('div');
    document.body.append(element);
    const Counter = () => {
      const [text, setText] = useState('');
      return (
        <p>
          {text === '' ? 'Empty' : null}{' '}
          <input value={text} onChange={(event) => setText(event.target.value)} />
        </p>
      );
    };
    const ready = jest.fn();
    mountDemo(Counter, ({ children }) => <>{children}</>, {
      element,
      ...DRAWN,
      look: LOOK,
      onReady: ready,
      onCrash: report,
    });
    await waitFor(() => expect(ready).toHaveBeenCalled());
    const text = element.querySelector('p')?.firstChild as Text;
    text.replaceWith(Object.assign(document.createElement('font'), { textContent: 'Vazio' }));
    const field = () => element.querySelector('input') as HTMLInputElement;
    fireEvent.change(field(), { target: { value: 'a' } });
    await waitFor(() => expect(element.querySelector('font')).toBeNull());
    expect(field().value).toBe('a');
    expect(report).not.toHaveBeenCalled();
  });
});
