import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OutputPage } from '../../model/outputs/OutputPage';
import { validateDocuments } from './validateDocuments';

const BROKEN = '<ul><p>no item</p></ul>';
let folder: string;

function page(route: string, userLanguage: string): OutputPage {
  return { route, userLanguage, contentLanguage: 'en', pathname: '/ui' } as OutputPage;
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
  it('finds nothing in sound documents, twice', () => {
    expect(check()).toEqual([]);
    expect(check()).toEqual([]);
  });

  it.each([
    ['frame', BROKEN, '<p>Text</p>'],
    ['text', '<p>N</p>', `<p>Text</p>${BROKEN}`],
  ])('tells what is wrong in the %s of a page without translation', (_part, frame, text) => {
    check();
    write('zh/ui/index.html', 'zh', frame, text);
    expect(check()).toContain('/zh/ui/index.html html-element-permitted-content');
  });

  it('tells what is wrong in the text of both pages once, where it was written', () => {
    write('ui/index.html', 'en', '', BROKEN);
    write('zh/ui/index.html', 'zh', '', BROKEN);
    expect(new Set(check().map((told) => told.split(' ')[0]))).toEqual(new Set(['/ui/index.html']));
  });
});
