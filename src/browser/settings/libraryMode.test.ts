/** @jest-environment jsdom */

import {
  formatDemoColorMode,
  LIBRARY_MODE_ATTRIBUTE,
  type DemoColorMode,
} from '../../model/demos/demoColorMode';
import { showDocumentMode, showPartMode, applyDocumentMode } from './libraryMode';

const { documentElement: html, body } = document;
const values = { light: 'day', dark: 'night' } as const;

function declare(colorMode: DemoColorMode): void {
  html.setAttribute(LIBRARY_MODE_ATTRIBUTE, formatDemoColorMode(colorMode));
}
afterEach(() => {
  html.removeAttribute(LIBRARY_MODE_ATTRIBUTE);
  for (const element of [html, body]) {
    element.removeAttribute('class');
    element.removeAttribute('data-theme');
  }
});

it('sets the attribute of a library on the root of the document', () => {
  declare({ attribute: 'data-theme', values });
  showDocumentMode('dark');
  expect(html.getAttribute('data-theme')).toBe('night');
  expect(html.dataset.colorMode).toBe('dark');
  showDocumentMode('light');
  expect(html.getAttribute('data-theme')).toBe('day');
});

it('sets the class of a library beside others, on the element that the library reads', () => {
  declare({ selector: 'body', class: true, values });
  body.className = 'wide day';
  showDocumentMode('dark');
  expect(body.className).toBe('wide night');
  expect(html.className).toBe('');
});

it('sets the attribute of the body once there is one', () => {
  declare({ selector: 'body', attribute: 'data-theme', values });
  body.remove();
  showDocumentMode('dark');
  html.append(body);
  applyDocumentMode();
  expect(body.getAttribute('data-theme')).toBe('night');
});

it('gives a part a mode of its own, and takes it away', () => {
  declare({ attribute: 'data-theme', values });
  const part = document.createElement('div');
  showPartMode(part, 'dark');
  expect(part.outerHTML).toBe('<div data-theme="night" data-color-mode="dark"></div>');
  showPartMode(part, undefined);
  expect(part.outerHTML).toBe('<div></div>');
});

it('shows the mode of the site if the library has none', () => {
  showDocumentMode('dark');
  expect(html.dataset.colorMode).toBe('dark');
  expect(html.getAttributeNames().filter((name) => name !== 'data-color-mode')).toEqual([]);
});
