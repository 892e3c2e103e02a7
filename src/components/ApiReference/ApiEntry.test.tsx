import { renderToStaticMarkup } from 'react-dom/server';
import { type ApiContext, ApiEntry } from './ApiEntry';

const context = {
  translate: (key: string) => key,
  renderBlocks: () => '',
  renderMarkdown: (markdown: string) => markdown.replace(/`([^`]+)`/g, '<code>$1</code>'),
} as unknown as ApiContext;
const drawDefault = (byDefault: string) =>
  /<\/span> (.*?)<\/p>/.exec(
    renderToStaticMarkup(
      <ApiEntry id="a" name="color" byDefault={byDefault} description="" context={context} />,
    ),
  )?.[1];

describe('a default value', () => {
  it('is code', () => {
    expect(drawDefault("'red'")).toBe('<code>&#x27;red&#x27;</code>');
    expect(drawDefault('`${size}px`')).toBe('<code>`${size}px`</code>');
  });

  it('is a text with code in it if it says more than a value', () => {
    expect(drawDefault('false (`!props.free` in Pro)')).toBe(
      '<bdi>false (<code>!props.free</code> in Pro)</bdi>',
    );
  });
});
