import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { readProportion, readPictureSize } from './pictureSize';

describe('readPictureSize', () => {
  it('reads a JPEG', () => {
    expect(readPictureSize(readFileSync('docs/pictures/home.jpg'))).toEqual({ width: 768, height: 480 });
  });

  it.each([
    ['with losses', {}, 1],
    ['without losses', { lossless: true }, 1],
    ['with an alpha channel', {}, 0.5],
  ])('reads a WebP %s', async (_case, options, alpha) => {
    const background = { r: 1, g: 2, b: 3, alpha };
    const image = sharp({ create: { width: 301, height: 20, channels: alpha === 1 ? 3 : 4, background } });
    expect(readPictureSize(await image.webp(options).toBuffer())).toEqual({ width: 301, height: 20 });
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

describe('readProportion', () => {
  it.each([
    ['the size of a drawing', '<svg viewBox="0 0 9 9" width="40" height="10"></svg>', 4],
    ['the box of a drawing without a size', '<svg viewBox=" 0,0 30 20"></svg>', 1.5],
    ['nothing of a drawing without both', '<svg width="100%"></svg>', undefined],
    ['nothing of a box without a height', '<svg viewBox="0 0 30 0"></svg>', undefined],
  ])('reads %s', (_case, text, proportion) => {
    expect(readProportion(Buffer.from(text))).toBe(proportion);
  });
});
