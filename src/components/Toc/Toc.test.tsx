import { renderToStaticMarkup } from 'react-dom/server';
import { Toc } from './Toc';

const entry = (text: string) => ({ text, hash: `door-${text}` });
const draw = (...names: string[]) =>
  Array.from(
    renderToStaticMarkup(
      <Toc entries={[{ text: 'Props', hash: 'props', children: names.map(entry) }]} />,
    ).matchAll(/<a href="#(.*?)">(.*?)<\/a>/g),
    ([, hash, text]) => [hash, text?.replaceAll('<wbr/>', '')],
  );

describe('the contents of a page', () => {
  it('have the names of a list', () => {
    expect(draw('color', 'size')).toEqual([
      ['props', 'Props'],
      ['door-color', 'color'],
      ['door-size', 'size'],
    ]);
  });

  it('have the beginnings that names share of a list that is too long', () => {
    const events = Array.from({ length: 60 }, (_, index) => `onEvent${index}`);
    expect(draw('color', 'hideA', 'hideB', 'hides', 'hideZ', ...events, 'sizeA', 'sizeB')).toEqual([
      ['props', 'Props'],
      ['door-hideA', 'hide…'],
      ['door-onEvent0', 'on…'],
    ]);
  });
});
