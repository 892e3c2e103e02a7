import { buildDocumentTitle } from './buildDocumentTitle';

describe('buildDocumentTitle', () => {
  it.each([
    ['Button', 'Material UI', 'Docs', 'Button — Material UI — Docs'],
    ['Material UI', 'Material UI', 'Docs', 'Material UI — Docs'],
    ['Versions', 'Docs', 'Docs', 'Versions — Docs'],
    ['Docs', 'Docs', 'Docs', 'Docs'],
    [' Button ', '', 'Docs', 'Button — Docs'],
    ['', '', '', ''],
  ])('joins %j, %j and %j', (title, productName, siteName, expected) => {
    expect(buildDocumentTitle(title, productName, siteName)).toBe(expected);
  });
});
