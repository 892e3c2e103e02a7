import { readFileSync } from 'node:fs';
import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { findFileFault } from './fileFault';

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } });
const png = picture().png().toBuffer();
const jpeg = picture().jpeg().toBuffer();
const gif = picture().gif().toBuffer();
const webp = picture().webp().toBuffer();
const avif = picture().avif().toBuffer();
const FONT = 'node_modules/@fontsource/inter/files/inter-latin-400-normal';
const svg = (inner: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${inner}</svg>`);
const icon = (file: Buffer) => {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(file.length, 14);
  return Buffer.concat([head, file]);
};
/** Chunks of a PNG with valid checksums. */
const chunks = (...parts: readonly (readonly [name: string, ...data: number[]])[]) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...parts.map(([name, ...data]) => {
      const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name), Buffer.from(data), Buffer.alloc(4)]);
      chunk.writeUInt32BE(data.length);
      chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
      return chunk;
    }),
  ]);
const HEAD = [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0];
const DATA = [0x78, 0x9c, 0x63, 0x00, 0x00, 0x00, 0x02, 0x00, 0x01];
/** A picture of one white pixel. */
const bmp = () => {
  const bytes = Buffer.alloc(58, 0xff);
  bytes.fill(0, 0, 54).write('BM', 'latin1');
  bytes.writeUInt32LE(58, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  for (const at of [18, 22]) bytes.writeInt32LE(1, at);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
};
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.7));
const flipped = (bytes: Buffer) => {
  const changed = Buffer.from(bytes);
  changed[changed.length - 30] = (changed[changed.length - 30] ?? 0) ^ 4;
  return changed;
};
const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';

type Case = readonly [what: string, name: string, bytes: () => Buffer | Promise<Buffer>];
const SOUND: readonly Case[] = [
  ['a PNG', 'a.png', () => png],
  ['a JPEG', 'a.JPG', () => jpeg],
  ['a JPEG with another ending', 'a.jfif', () => jpeg],
  ['a BMP', 'a.bmp', bmp],
  ['a PNG of one pixel', 'a.png', () => chunks(['IHDR', ...HEAD], ['IDAT', ...DATA], ['IEND'])],
  [
    'a drawing with a mark of its encoding',
    'a.svg',
    () => Buffer.concat([Buffer.from('\uFEFF<?xml version="1.0"?>\n'), svg('<path d="M0 0"/>')]),
  ],
  ['a photo', 'home.jpg', () => readFileSync('docs/pictures/home.jpg')],
  ['a GIF', 'a.gif', () => gif],
  ['a WebP', 'a.webp', () => webp],
  ['an AVIF', 'a.avif', () => avif],
  ['an icon', 'favicon.ico', async () => icon(await png)],
  ['a compressed font', 'a.woff2', () => readFileSync(`${FONT}.woff2`)],
  ['an older compressed font', 'a.woff', () => readFileSync(`${FONT}.woff`)],
  ['JSON with a mark of its encoding', 'a.webmanifest', () => Buffer.from('\uFEFF{"a":1}')],
  ['a drawing', 'a.svg', () => readFileSync('public/favicon.svg')],
  [
    'a drawing with a declaration, a document type and a comment',
    'a.svg',
    async () =>
      Buffer.concat([
        Buffer.from(
          '<?xml version="1.0"?>\n<!-- <!ENTITY a "b"> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
        ),
        svg('<path d="M0 0"/>'),
      ]),
  ],
  [
    'a drawing that shows the declaration of an entity',
    'a.svg',
    () => svg('<text><![CDATA[<!ENTITY a "b">]]></text>'),
  ],
  [
    'a drawing with a link, and with references to its own parts and pictures',
    'a.svg',
    () =>
      svg(
        '<style>.a{fill:url(#b)}</style><defs><g id="b"/></defs><use href="#b"/><image href="data:image/png;base64,AA"/><a href="https://x.example/"><rect fill="url(#b)"/></a>',
      ),
  ],
  ['a text without content', 'a.txt', () => Buffer.alloc(0)],
  ['a kind that is not checked', 'a.bin', () => Buffer.from('anything')],
];

const FAULTY: readonly (readonly [...Case, code: string, message: RegExp])[] = [
  ['a pointer', 'a.png', () => Buffer.from(POINTER), 'damaged-file', /only a pointer/],
  ['a pointer of any kind', 'a.zip', () => Buffer.from(POINTER), 'damaged-file', /only a pointer/],
  [
    'a pointer of git-annex',
    'a.mp4',
    () => Buffer.from('/annex/objects/SHA256E-s1--a'),
    'damaged-file',
    /pointer/,
  ],
  ...['png', 'jpg', 'gif', 'webp', 'avif', 'ico', 'svg', 'woff2', 'json'].map(
    (end) => [`nothing as .${end}`, `a.${end}`, () => Buffer.alloc(0), 'damaged-file', /is empty/] as const,
  ),
  ['a cut PNG', 'a.png', async () => cut(await png), 'damaged-file', /PNG is cut/],
  [
    'a PNG with a changed bit',
    'a.png',
    async () => flipped(await png),
    'damaged-file',
    /PNG is cut or damaged/,
  ],
  ['a PNG without data', 'a.png', () => chunks(['IHDR', ...HEAD], ['IEND']), 'damaged-file', /PNG/],
  ['a PNG without a head', 'a.png', () => chunks(['IDAT', ...DATA], ['IEND']), 'damaged-file', /PNG/],
  [
    'a PNG without a size',
    'a.png',
    () => chunks(['IHDR', ...HEAD.with(7, 0)], ['IDAT', ...DATA], ['IEND']),
    'damaged-file',
    /PNG/,
  ],
  [
    'a WebP without a picture',
    'a.webp',
    () => Buffer.from('RIFF\x0c\0\0\0WEBPEXIF\0\0\0\0', 'latin1'),
    'damaged-file',
    /WebP/,
  ],
  ['a cut BMP', 'a.bmp', () => cut(bmp()), 'damaged-file', /BMP/],
  ['a PNG as BMP', 'a.bmp', () => png, 'wrong-kind', /is a PNG/],
  ['a PNG as JPEG', 'a.jfif', () => png, 'wrong-kind', /is a PNG/],
  ['a compressed drawing', 'a.svgz', () => gzipSync(svg('')), 'wrong-kind', /compressed/],
  [
    'HTML with a mark of its encoding as SVG',
    'a.svg',
    () => Buffer.from('\uFEFF<!DOCTYPE html>'),
    'wrong-kind',
    /is an HTML/,
  ],
  ['a cut JPEG', 'a.jpg', async () => cut(await jpeg), 'damaged-file', /JPEG is cut/],
  [
    'the first bytes of a JPEG',
    'a.jpg',
    async () => (await jpeg).subarray(0, 30),
    'damaged-file',
    /JPEG is cut/,
  ],
  ['a cut GIF', 'a.gif', async () => cut(await gif), 'damaged-file', /GIF is cut/],
  ['a cut WebP', 'a.webp', async () => cut(await webp), 'damaged-file', /WebP is cut/],
  ['a cut AVIF', 'a.avif', async () => cut(await avif), 'damaged-file', /AVIF is cut/],
  ['a cut icon', 'a.ico', async () => cut(icon(await png)), 'damaged-file', /icon is cut/],
  ['a cut font', 'a.woff2', () => cut(readFileSync(`${FONT}.woff2`)), 'damaged-file', /font is cut/],
  ['a cut drawing', 'a.svg', () => cut(svg('<g><path d="M0 0h9v9z"/></g>')), 'damaged-file', /is cut/],
  [
    'a drawing that is cut in the tag of its root',
    'a.svg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" viewBox="0 0 '),
    'damaged-file',
    /is cut/,
  ],
  ['a drawing with open elements', 'a.svg', () => svg('<g><path d="M0 0">'), 'damaged-file', /not closed/],
  [
    'a drawing without a namespace',
    'a.svg',
    () => Buffer.from('<svg viewBox="0 0 9 9"></svg>'),
    'damaged-file',
    /namespace/,
  ],
  ['a JPEG as PNG', 'a.png', () => jpeg, 'wrong-kind', /is a JPEG, although its name ends with .png/],
  ['a WebP as JPEG', 'a.jpg', () => webp, 'wrong-kind', /is a WebP/],
  ['an AVIF as PNG', 'a.png', () => avif, 'wrong-kind', /is an AVIF/],
  ['a PNG as icon', 'favicon.ico', () => png, 'wrong-kind', /is a PNG/],
  ['HTML as SVG', 'a.svg', () => Buffer.from('<!DOCTYPE html><html></html>'), 'wrong-kind', /is an HTML/],
  ['HTML as font', 'a.woff2', () => Buffer.from('<html><body>404</body></html>'), 'wrong-kind', /is an HTML/],
  ['text as picture', 'a.gif', () => Buffer.from('Not found'), 'wrong-kind', /is not a GIF/],
  ['text as JSON', 'a.json', () => Buffer.from('{"a":'), 'wrong-kind', /not valid JSON/],
  ...(
    [
      ['a script', '<script>alert(1)</script>', ''],
      ['a script with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', ''],
      ['an event handler', '<rect onclick="alert(1)"/>', ''],
      ['an event handler of the root', '', 'onload="alert(1)"'],
      ['a link that runs', '<a href="java&#10;script:alert(1)"><rect/></a>', ''],
      ['an animated address', '<a><animate attributeName="href" values="#a"/></a>', ''],
      ['a document in it', '<foreignObject><iframe srcdoc="a"/></foreignObject>', ''],
      ['a picture elsewhere', '<image href="https://x.example/a.png"/>', ''],
      ['a part of another file', '<use xlink:href="other.svg#a"/>', ''],
      ['a font elsewhere', '<style>@font-face{src:url("//x.example/a.woff2")}</style>', ''],
      ['a sheet elsewhere', '<style>@import "a.css";</style>', ''],
      ['a pattern elsewhere', '<rect fill="url(https://x.example/a.svg#b)"/>', ''],
    ] as const
  ).map(
    ([what, inner, attributes]) =>
      [
        `a drawing with ${what}`,
        'a.svg',
        () => svg(inner, attributes),
        'unsafe-drawing',
        /^The drawing/,
      ] as const,
  ),
  [
    'a drawing with entities',
    'a.svg',
    () => Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>'), svg('<text>&a;</text>')]),
    'unsafe-drawing',
    /has entities/,
  ],
  [
    'a drawing with entities after an instruction that looks like the start of a comment',
    'a.svg',
    () =>
      Buffer.concat([
        Buffer.from('<?xml-a <!-- ?><!DOCTYPE svg [<!ENTITY a "b">]>'),
        svg('<text>&a;</text><!-- end -->'),
      ]),
    'unsafe-drawing',
    /has entities/,
  ],
  [
    'a drawing with a style sheet',
    'a.svg',
    () => Buffer.concat([Buffer.from('<?xml-stylesheet href="a.css"?>'), svg('')]),
    'unsafe-drawing',
    /loads a style sheet/,
  ],
];

describe('findFileFault', () => {
  it.each(SOUND)('accepts %s', async (_what, name, bytes) => {
    expect(findFileFault(name, await bytes())).toBeUndefined();
  });

  it.each(FAULTY)('reports %s', async (_what, name, bytes, code, message) => {
    expect(findFileFault(name, await bytes())).toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  });

  it('names the place in a drawing', () => {
    const text = svg('\n\n<script/>').toString();
    expect(findFileFault('a.svg', Buffer.from(text))?.at).toBe(text.indexOf('<script'));
  });

  it('accepts drawings without a namespace if documents contain them', () => {
    expect(findFileFault('a.svg', Buffer.from('<svg viewBox="0 0 9 9"></svg>'), true)).toBeUndefined();
  });
});
