/** @jest-environment jsdom */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { parsePage } from './parsePage';

const FOLDER = join(__dirname, 'golden');

/** Returns the HTML of a golden page as the text column contains it. */
function htmlOf(file: string): string {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const { blocks, title } = parsePage(text, {
    file,
    languageCode: 'en',
    repository: 'https://a.example/b',
    tag: 'v1.0.0',
    labels: EXAMPLE_LABELS,
  });
  const html = blocks.flatMap((block) => {
    if (block.kind === 'html') return [block.html];
    return block.kind === 'codeTabs' ? block.tabs.map((tab) => tab.html) : [];
  });
  return `<main><h1>${title}</h1>${html.join('')}</main>`;
}

describe('the HTML of golden pages', () => {
  it.each(readdirSync(FOLDER).filter((file) => file.endsWith('.md')))('%s is accessible', async (file) => {
    document.documentElement.lang = 'en';
    document.title = file;
    document.body.innerHTML = htmlOf(file);
    // Colors come from the style sheet; the samples test headings in any order.
    const rules = { 'color-contrast': { enabled: false }, 'heading-order': { enabled: false } };
    const { violations } = await axe.run(document, { rules });
    expect(violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([]);
  });
});
