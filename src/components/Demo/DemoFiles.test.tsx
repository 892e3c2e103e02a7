/** @jest-environment jsdom */

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { DemoBlock, DemoExtras } from '../../model/demos/demo';
import type { CodeVariant } from '../../model/settings/codeSettings';
import { DemoFiles, FileCode } from './DemoFiles';
import { fetchExtras } from './demoExtras';

jest.mock('./demoExtras', () => ({ fetchExtras: jest.fn() }));

const block = {
  name: 'Rows',
  region: '_1',
  extrasHref: '/rows.json',
  files: ['rows.ts', 'types.d.ts', 'data.json'],
} as unknown as DemoBlock;
const translate = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');

function Tabs({ variant = 'TS' }: { variant?: CodeVariant }) {
  const [file, setFile] = useState('');
  return (
    <DemoFiles
      block={block}
      variant={variant}
      file={file}
      panelId="panel"
      onFile={setFile}
      translate={translate}
    />
  );
}

const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const selected = () => screen.getByRole('tab', { selected: true });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('the tabs of a demo have the names of its files in the language of code, itself first', () => {
  const { rerender } = render(<Tabs />);
  expect(screen.getByRole('tablist').getAttribute('aria-label')).toBe('demoFiles Rows');
  expect(names()).toEqual(['Rows.tsx', 'rows.ts', 'types.d.ts', 'data.json']);
  rerender(<Tabs variant="JS" />);
  expect(names()).toEqual(['Rows.js', 'rows.js', 'data.json']);
});

it('one tab is a tab stop; arrow keys, Home and End select and focus others, in a circle', () => {
  render(<Tabs />);
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([selected()]);
  selected().focus();
  for (const [key, name] of [
    ['ArrowRight', 'rows.ts'],
    ['ArrowLeft', 'Rows.tsx'],
    ['ArrowLeft', 'data.json'],
    ['ArrowRight', 'Rows.tsx'],
    ['End', 'data.json'],
    ['Home', 'Rows.tsx'],
  ] as const) {
    press(key);
    expect([document.activeElement, selected().textContent]).toEqual([selected(), name]);
  }
  expect(selected().getAttribute('aria-controls')).toBe('panel');
});

it('arrow keys follow the direction of the page', () => {
  render(<Tabs />);
  screen.getByRole('tablist').style.direction = 'rtl';
  selected().focus();
  press('ArrowLeft');
  expect(selected().textContent).toBe('rows.ts');
});

it('a file that could not be loaded says so, and is shown after another try', async () => {
  const html = { TS: '<pre>const rows</pre>', JS: '' };
  const extras = { files: { 'rows.ts': { html, size: '' } } } as unknown as DemoExtras;
  jest.mocked(fetchExtras).mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(extras);
  render(<FileCode id="panel" block={block} file="rows.ts" variant="TS" translate={translate} />);
  fireEvent.click(await screen.findByRole('button', { name: 'tryAgain' }));
  await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe('const rows'));
});
