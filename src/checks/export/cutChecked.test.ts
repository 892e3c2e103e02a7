import { cutChecked, formSkeleton } from './cutChecked';

const TEXT = '<h2 id="a">One<a href="#a" aria-label="Link">#</a></h2><div><p>Text</p></div>';
const draw = (language: string, text: string, frame = '') =>
  `<body><nav id="_sidebar" aria-label="${language}"><ul><li><a href="/${language}/">${language}</a></li></ul></nav>` +
  `<main>${frame}<div${language === 'en' ? '' : ' lang="en" dir="ltr"'}>${text}</div></main></body>`;
const ENGLISH = draw('en', TEXT);

describe('cutChecked', () => {
  it('cuts out the text and the sidebar that the English page has, too', () => {
    const text = TEXT.replace('Link', '链接').replace('"#a"', '"/zh/#a"');
    expect(cutChecked(draw('zh', text, '<p>N</p>'), ENGLISH, 'en')).toBe(
      '<body><nav id="_sidebar" aria-label="zh"></nav><main><p>N</p><div lang="en" dir="ltr"></div></main></body>',
    );
  });

  it.each([
    ['another element', TEXT.replace('<p>', '<ul><p>')],
    ['another attribute', TEXT.replace('<p>', '<p role="x">')],
    ['another id', TEXT.replace('id="a"', 'id="b"')],
    ['no text in a heading', TEXT.replace('One', '')],
    ['an empty name', TEXT.replace('Link', '')],
    ['an element that is never closed', TEXT.replace('<div>', '<div><div>')],
  ])('leaves a text with %s', (_name, text) => {
    expect(cutChecked(draw('zh', text), ENGLISH, 'en')).toContain(text);
  });

  it('leaves what is broken in the frame', () => {
    const broken = '<ul><p>no item</p></ul>';
    expect(cutChecked(draw('zh', TEXT, broken), ENGLISH, 'en')).toContain(broken);
  });
});

describe('formSkeleton', () => {
  it('keeps the markup, and whether there is a text', () => {
    expect(formSkeleton('<p title="a" class="b"> Text </p><b> </b><i title=""></i>')).toBe(
      '<p title="x" class="b">x</p><b> </b><i title=""></i>',
    );
  });
});
