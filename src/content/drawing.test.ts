import { readDrawing } from './drawing';

describe('readDrawing', () => {
  it.each([
    ['as most programs write it', '<svg viewBox="0 0 9 9"><title>A lamp</title><path d="M0 0"/></svg>\n'],
    [
      'after a declaration, a document type and a comment with tags',
      '<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- <svg viewBox="1"><title>Old</title> -->\n<svg viewBox="0 0 9 9"><title>A lamp</title><path d="M0 0"/></svg>',
    ],
    [
      'with single quotes, a sign of an end in an attribute, and a title with an id',
      `<svg aria-label="a > b" viewBox='0 0 9 9'><title id="t">A lamp</title><path d="M0 0"/></svg>`,
    ],
    [
      'with a title over two lines, in data that is not markup',
      '<svg viewBox="0 0 9 9"><title>\n<![CDATA[A lamp]]>\n</title><path d="M0 0"/></svg>',
    ],
  ])('reads a drawing %s', (_, text) => {
    const drawing = readDrawing(text);
    expect(drawing?.attributes.viewBox).toBe('0 0 9 9');
    expect(drawing).toMatchObject({ title: 'A lamp', content: '<path d="M0 0"/>' });
  });

  it('leaves drawings inside of the drawing, and text that looks like a title', () => {
    const inside = '<svg x="1"><text>&lt;title></text></svg><style><![CDATA[</svg><title>]]></style>';
    expect(readDrawing(`<svg>${inside}</svg>`)).toEqual({ attributes: {}, title: '', content: inside });
  });

  it.each(['', 'A text.', '<p>An <svg></svg></p>'])('finds none in %p', (text) => {
    expect(readDrawing(text)).toBeUndefined();
  });
});
