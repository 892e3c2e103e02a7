import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OutputPage } from '../../model/outputs/OutputPage';
import { validateDocuments, removeValidatedParts, formSkeleton } from './validateDocuments';

describe('validateDocuments', () => {
  const BROKEN = '<ul><p>no item</p></ul>';
  let folder: string;

  function page(route: string, userLanguage: string): OutputPage {
    return {
      route,
      userLanguage,
      contentLanguage: 'en',
      canonicalLanguage: 'en',
      pathname: '/ui',
    } as OutputPage;
  }

  function write(file: string, language: string, frame: string, text: string): void {
    const lang = language === 'en' ? '' : ' lang="en" dir="ltr"';
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      `<!DOCTYPE html>\n<html lang="${language}"><head><meta charset="utf-8"><title>T</title></head>` +
        `<body><main>${frame}<div${lang}>${text}</div></main></body></html>`,
    );
  }

  const check = () =>
    validateDocuments(folder, [page('/ui/', 'en'), page('/zh/ui/', 'zh')], join(folder, '.marks')).map(
      ({ file, code }) => `${file.slice(folder.length)} ${code}`,
    );

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'valid-'));
    write('ui/index.html', 'en', '', '<p>Text</p>');
    write('zh/ui/index.html', 'zh', '<p>N</p>', '<p>Text</p>');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  describe('validateDocuments', () => {
    it('finds no problem in valid documents, twice', () => {
      expect(check()).toEqual([]);
      expect(check()).toEqual([]);
    });

    it.each([
      ['frame', BROKEN, '<p>Text</p>'],
      ['text', '<p>N</p>', `<p>Text</p>${BROKEN}`],
    ])('reports a problem in the %s of an untranslated page', (_part, frame, text) => {
      check();
      write('zh/ui/index.html', 'zh', frame, text);
      expect(check()).toContain('/zh/ui/index.html html-element-permitted-content');
    });

    it('reports a problem in the text of both pages once, in the original', () => {
      write('ui/index.html', 'en', '', BROKEN);
      write('zh/ui/index.html', 'zh', '', BROKEN);
      expect(new Set(check().map((reported) => reported.split(' ')[0]))).toEqual(new Set(['/ui/index.html']));
    });
  });
});

describe('removeValidatedParts', () => {
  const TEXT = '<h2 id="a">One<a href="#a" aria-label="Link">#</a></h2><div><p>Text</p></div>';
  const draw = (language: string, text: string, frame = '') =>
    `<body><nav id="_sidebar" aria-label="${language}"><ul><li><a href="/${language}/">${language}</a></li></ul></nav>` +
    `<main>${frame}<div${language === 'en' ? '' : ' lang="en" dir="ltr"'}>${text}</div></main></body>`;
  const ENGLISH = draw('en', TEXT);

  describe('removeValidatedParts', () => {
    it('removes the text and the sidebar that the English page also has', () => {
      const text = TEXT.replace('Link', '链接').replace('"#a"', '"/zh/#a"');
      expect(removeValidatedParts(draw('zh', text, '<p>N</p>'), ENGLISH, 'en')).toBe(
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
    ])('keeps a text with %s', (_name, text) => {
      expect(removeValidatedParts(draw('zh', text), ENGLISH, 'en')).toContain(text);
    });

    it('keeps broken markup in the frame', () => {
      const broken = '<ul><p>no item</p></ul>';
      expect(removeValidatedParts(draw('zh', TEXT, broken), ENGLISH, 'en')).toContain(broken);
    });
  });

  describe('formSkeleton', () => {
    it('keeps the markup, and whether text is present', () => {
      expect(formSkeleton('<p title="a" class="b"> Text </p><b> </b><i title=""></i>')).toBe(
        '<p title="x" class="b">x</p><b> </b><i title=""></i>',
      );
    });
  });
});
