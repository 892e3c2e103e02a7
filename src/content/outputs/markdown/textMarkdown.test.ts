import { readSource } from './markdownSource';
import { textToMarkdown } from './textMarkdown';

const text = (...lines: string[]) =>
  textToMarkdown(readSource(lines), { resolve: () => undefined, texts: {}, language: 'en' });

describe('fenceToMarkdown', () => {
  it.each([
    ['a list', ['- ```bash', '  npm install a', '  ```']],
    ['a title', ['```bash title="a"', 'npm install a', '```']],
  ])('leaves an install command for npm in %s, as the page does', (_, source) => {
    expect(text(...source)).toBe(source.join('\n'));
  });

  it('leaves an install command for npm where lines of it are pointed out', () => {
    expect(text('```bash {1}', 'npm install a', '```')).toBe('```bash\nnpm install a\n```');
  });
});
