import { FontHostError, readTextFont } from './textFont';

const metrics = { unitsPerEm: 1000, ascent: 1085, descent: -415, lineGap: 0, xWidthAvg: 451 };
const REGULAR = JSON.stringify(metrics);
const BOLD = JSON.stringify({ ...metrics, xWidthAvg: 480 });

// The test environment can't load the package. The files of these tests are the metrics.
jest.mock('@capsizecss/unpack', () => ({
  fromBuffer: (file: Buffer) => Promise.resolve(JSON.parse(file.toString()) as unknown),
}));

/** Answers requests for a style sheet and its font files. */
function serve(css: string, files: Readonly<Record<string, string>> = {}): jest.SpyInstance {
  return jest.spyOn(global, 'fetch').mockImplementation(async (address) => {
    const url = String(address);
    if (url === 'https://fonts.example/css/text.css') return new Response(css);
    const file = files[url];
    return file === undefined ? new Response('', { status: 404 }) : new Response(file);
  });
}

const read = () => readTextFont('https://fonts.example/css/text.css');
const face = (...lines: string[]) => `@font-face { ${lines.join('; ')} }`;

describe('readTextFont', () => {
  afterEach(() => jest.restoreAllMocks());

  it('sizes fonts of common systems like the regular and the bold face for Latin text', async () => {
    serve(
      [
        face("font-family: 'Plex'", 'src: url(/none.ttf)', 'unicode-range: U+0400-045F'),
        face("font-family: 'Plex'", 'font-style: italic', 'src: url(/none.ttf)'),
        face(
          "font-family: 'Plex'",
          'font-weight: 400',
          'src: url(../regular.ttf)',
          'unicode-range: U+0000-00FF, U+0131',
        ),
        face("font-family: 'Plex'", 'font-weight: bold', 'src: url("https://files.example/bold.ttf")'),
      ].join('\n'),
      { 'https://fonts.example/regular.ttf': REGULAR, 'https://files.example/bold.ttf': BOLD },
    );
    const { family, fallbacks, faces } = await read();
    expect(family).toBe('Plex');
    expect(fallbacks).toEqual(['Plex Arial', 'Plex Roboto', 'Plex DejaVu Sans']);
    // 0.451 em is the average width of the font, 913/2048 em that of Arial; 1.085 em is the font's ascent.
    expect(faces).toContain(
      '@font-face{font-family:"Plex Arial";font-weight:400;src:local("Arial"),local("ArialMT"),' +
        'local("Liberation Sans"),local("LiberationSans");size-adjust:101.17%;ascent-override:107.25%;',
    );
    expect(faces.match(/font-weight:700/g)).toHaveLength(3);
  });

  it('leaves the bold weight of a font in one file to the browser', async () => {
    serve(face('font-family: Plex', 'font-weight: 100 900', 'src: url(a.ttf)'), {
      'https://fonts.example/css/a.ttf': REGULAR,
    });
    expect((await read()).faces).not.toContain('font-weight:700');
  });

  it.each([
    ['has no font face', 'p { color: red }', 'it has no font face for Latin text'],
    [
      'has a name that would end its quotes',
      face(`font-family: 'A"B'`, 'src: url(a.ttf)'),
      'its font family "A"B" is not a plain name',
    ],
    ['names a missing file', face('font-family: Plex', 'src: url(a.ttf)'), 'the answer has the status 404'],
  ])('reports a style sheet that %s', async (_name, css, message) => {
    serve(css);
    await expect(read()).rejects.toThrow(message);
  });

  it.each([
    ['gives no answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['has failed', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('tells a host that %s from a wrong style sheet', async (_name, answer) => {
    jest.spyOn(global, 'fetch').mockImplementation(answer);
    await expect(read()).rejects.toThrow(FontHostError);
  });

  it('reads a font of this site from its public folder', async () => {
    const asked = serve('');
    await expect(readTextFont('/fonts/text.css')).rejects.toThrow(/public\/fonts\/text\.css/);
    expect(asked).not.toHaveBeenCalled();
  });
});
