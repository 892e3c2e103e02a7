import { useTestFolder } from '../../tests/unit/useTestFolder';
import { readFamilyPages } from './familyPages';
import { writeText } from './pageData/generatedFiles';

useTestFolder();

const LINES = [
  "import { readPage } from 'docs-shell/page-data';",
  "import './no-such-sheet.css';",
  "export const page = { title: 'Lamps', description: 'All of them.' } as const satisfies object;",
  'const Row = styled("p");',
  'export default function Lamps() { return <Row />; }',
  "export const getStaticProps = () => ({ props: readPage('/lamps/') });",
  'export const config = { unstable_runtimeJS: false };',
];
const TRANSLATION = [
  "export { default } from '../lamps';",
  'export function getStaticPaths() { return []; }',
  'export async function getStaticProps() { return {}; }',
  'export const config = { unstable_runtimeJS: false };',
];

function read(codes: readonly string[] = ['en'], taken: Readonly<Record<string, string>> = {}) {
  const { pages, problems } = readFamilyPages(codes, (pathname) => taken[pathname]);
  return {
    pages,
    problems: problems.map(({ file, line, message, hint }) => `${file}:${line} ${message} (${hint})`),
  };
}

/** Writes the page with one of its lines replaced. */
const writeLamps = (line = 0, text = LINES[line] ?? '') =>
  writeText('pages/lamps.tsx', LINES.with(line, text).join('\n'));

describe('readFamilyPages', () => {
  it('reads what a file says about its page, without running it', () => {
    writeLamps();
    expect(read()).toEqual({
      pages: [{ file: 'pages/lamps.tsx', pathname: '/lamps', title: 'Lamps', description: 'All of them.' }],
      problems: [],
    });
  });

  it('leaves the files of the shell alone, and what is not a module', () => {
    for (const name of ['_app.tsx', '404.tsx', 'index.tsx', '[...path].tsx', 'tsconfig.json', 'lamps.css'])
      writeText(`pages/${name}`, '');
    expect(read()).toEqual({ pages: [], problems: [] });
  });

  it('takes the file of a folder for the folder', () => {
    writeText('pages/ui/lamps/index.tsx', LINES.join('\n'));
    expect(read().pages.map(({ pathname }) => pathname)).toEqual(['/ui/lamps']);
  });

  it('has a page in all languages if a second file draws it there', () => {
    writeLamps(2, "export const page = { title: { en: 'Lamps', he: 'L' }, description: 'All.' };");
    writeText('pages/[language]/lamps.tsx', TRANSLATION.join('\n'));
    expect(read(['en', 'he'])).toMatchObject({ pages: [{ title: { en: 'Lamps', he: 'L' } }], problems: [] });
  });

  it('reports a page that is not in every language of the site', () => {
    writeLamps();
    expect(read(['en', 'he']).problems).toEqual([
      'pages/lamps.tsx:1 The page is in no other language of the site (add pages/[language]/lamps.tsx, which exports the default of this file, getStaticPaths, getStaticProps and config)',
    ]);
  });

  it('reports what a translation file lacks, with the lines to write', () => {
    writeLamps();
    writeText(
      'pages/[language]/lamps.tsx',
      TRANSLATION.filter((line) => !line.includes('getStatic')).join('\n'),
    );
    expect(read(['en', 'he']).problems).toEqual([
      'pages/[language]/lamps.tsx:1 The page does not export getStaticProps (write export const getStaticProps = ({ params }) => ({ props: readPage(`/${params.language}/lamps/`) }))',
      "pages/[language]/lamps.tsx:1 The page does not export getStaticPaths (write export const getStaticPaths = () => ({ paths: listTranslations('/lamps/'), fallback: false }))",
    ]);
  });

  it('reports an address that a page has already, with both files', () => {
    writeLamps();
    expect(read(['en'], { '/lamps': 'data/products/home/pages/lamps.md' })).toEqual({
      pages: [],
      problems: [
        'pages/lamps.tsx:1 Duplicated pathname /lamps in pages (data/products/home/pages/lamps.md has the same address; keep one of them, or rename this file)',
      ],
    });
  });

  it.each([
    [2, '', 1, 'The file does not say what its page is'],
    [2, 'export const page = describe();', 3, 'The file does not say what its page is'],
    [2, "export const page = { title: 'Lamps' };", 3, 'description of page is not a text'],
    [2, "export const page = { title: name(), description: 'All.' };", 3, 'title of page is not a text'],
    [
      2,
      "export const page = { title: 'A', description: 'B', noindex: true };",
      3,
      'page has no setting "noindex"',
    ],
    [4, '', 1, 'The page has no default export'],
    [5, '', 1, 'The page does not export getStaticProps'],
    [6, '', 1, 'The page would ship the client of Next, which no page has'],
    [6, 'export const config = {};', 7, 'The page would ship the client of Next, which no page has'],
  ])('reports a page whose line %i is %j', (line, text, at, message) => {
    writeLamps(line, text);
    expect(read().problems.map((problem) => problem.replace(/ \(.*/, ''))).toEqual([
      `pages/lamps.tsx:${at} ${message}`,
    ]);
  });

  it.each([
    ['pages/[id].tsx', 'A page file has one address'],
    ['pages/api/lamps.ts', 'The site has no server'],
    ['pages/Lamps.tsx', 'Pathname "/Lamps" contains uppercase letters'],
    ['pages/[language]/lamps.tsx', 'The file translates no page'],
  ])('reports a file that cannot be a page: %s', (file, message) => {
    const lines = file.includes('language') ? TRANSLATION : LINES;
    writeText(file, lines.join('\n'));
    expect(read().problems).toEqual([expect.stringContaining(`${file}:1 ${message}`)]);
  });
});
