import { mkdirSync, writeFileSync } from 'node:fs';
import { EXAMPLE_LABELS } from '../../tests/unit/exampleLabels';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import type { Product } from '../model/products/Product';
import { linkFiles } from './linkedFiles';
import { parsePage } from './markdown/parsePage';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"></svg>';
const REPOSITORY = 'https://git.example.com/edit/main/';

/** Returns the HTML and the problems of `docs/page.md`. */
function parse(body: string) {
  const text = `# Title\n\nWords.\n\n${body}\n`;
  writeFileSync('docs/page.md', text);
  const product = { id: 'core', prefix: '/core/', folder: 'docs' } as Product;
  const entry = (file: string, pathname: string) => ({ productId: 'core', file, pathname, translations: {} });
  const entries = [entry('docs/page.md', '/core/page'), entry('docs/Get help.md', '/core/get-help')];
  writeFileSync('docs/Get help.md', '');
  const { blocks, problems } = parsePage(text, {
    file: 'docs/page.md',
    languageCode: 'en',
    repository: '',
    labels: EXAMPLE_LABELS,
    linked: linkFiles(entries, [product], REPOSITORY)('docs/page.md'),
  });
  return {
    html: blocks.map((block) => (block.kind === 'html' ? block.html : '')).join(''),
    problems: problems.map(({ code }) => code),
  };
}

describe('names with spaces in the folder of a repository', () => {
  useTestFolder();

  it.each([
    '![The logo](<img/my logo.svg>)',
    '![The logo](img/my%20logo.svg)',
    '![The logo](img/my%20logo.svg "A title")',
    '<img src="img/my logo.svg" alt="The logo">',
    '![The logo][logo]\n\n[logo]: <img/my logo.svg>',
  ])('are those of pictures: %s', (body) => {
    mkdirSync('docs/img', { recursive: true });
    writeFileSync('docs/img/my logo.svg', SVG);
    const { html, problems } = parse(body);
    expect(problems).toEqual([]);
    expect(html).toMatch(
      /<img src="\/_docs\/pictures\/my-logo\.[\da-f]{12}\.svg" alt="The logo" width="40" height="30"/,
    );
  });

  it('are those of pages and of other files', () => {
    mkdirSync('docs', { recursive: true });
    const { html, problems } = parse(
      '[1](<Get help.md>) [2](Get%20help.md#a) [3](<../src/my code.ts>) [4](100%.md)',
    );
    expect(problems).toEqual([]);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/core/get-help/',
      '/core/get-help/#a',
      `${REPOSITORY}src/my%20code.ts`,
      `${REPOSITORY}docs/100%25.md`,
    ]);
  });
});
