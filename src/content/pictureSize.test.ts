import { readFileSync } from 'node:fs';
import { readPictureSize } from './pictureSize';

describe('readPictureSize', () => {
  it('reads a JPEG', () => {
    expect(readPictureSize(readFileSync('docs/pictures/home.jpg'))).toEqual({ width: 768, height: 480 });
  });

  it.each([
    [
      'an SVG with a size',
      '<?xml version="1.0"?><svg viewBox="0 0 9 9" width="400" height="90px">',
      [400, 90],
    ],
    [
      'an SVG with a size in single quotes, after a comment and an attribute with the sign of an end',
      `<!-- <svg width="1" height="2"> --><svg aria-label="a > b" width='400' height='90px'>`,
      [400, 90],
    ],
    ['an SVG without a size', '<svg viewBox="0 0 9 9"><rect width="4" height="9"/></svg>', undefined],
    [
      'an SVG with a relative size',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="90">',
      undefined,
    ],
    ['a text', 'This file is neither a picture nor a drawing.', undefined],
  ])('reads %s', (_, text, size) => {
    const [width, height] = size ?? [];
    expect(readPictureSize(Buffer.from(text))).toEqual(size && { width, height });
  });
});
