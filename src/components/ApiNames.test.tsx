import { renderToStaticMarkup } from 'react-dom/server';
import { ApiNames, listLetterHeadings } from './ApiNames';

const link = (text: string, name: string) => ({ text, href: `/${text}/api/${name}/` });
const html = renderToStaticMarkup(
  <ApiNames
    names={[
      { name: 'Bulb', id: 'bulb', links: [link('lamp', 'bulb'), link('shade', 'bulb')] },
      { name: 'Cable', id: 'cable', links: [link('lamp', 'cable')] },
    ]}
    translate={(key) => key}
  />,
);

describe('a name of the API reference', () => {
  it('is a link, and names the product', () => {
    expect(html).toContain(
      '<li id="cable"><strong><a href="/lamp/api/cable/">Cable</a></strong> <small>lamp</small>',
    );
  });

  it('leads to its first page, and is followed by a link for each product if several have it', () => {
    expect(html).toContain(
      '<li id="bulb"><strong><a href="/lamp/api/bulb/">Bulb</a></strong> <small><a href="/lamp/api/bulb/">lamp</a> · <a href="/shade/api/bulb/">shade</a></small>',
    );
  });

  it('is below its letter, and all have one filter', () => {
    expect(Array.from(html.matchAll(/<ul aria-label="(.)"/g), ([, letter]) => letter)).toEqual(['B', 'C']);
    expect(html.match(/data-name-filter/g)).toHaveLength(1);
  });

  it('is found by the heading of its letter, and the filter says how many there are', () => {
    for (const { text, hash } of listLetterHeadings([{ name: 'cable' }, { name: 'Bulb' }, { name: 'Bell' }]))
      expect(html).toContain(`<h2 id="${hash}">${text}</h2>`);
    expect(html).toContain('placeholder="apiFilter (2)"');
  });
});
