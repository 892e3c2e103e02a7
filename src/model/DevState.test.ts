import { pickProblems } from './DevState';

const FOLDER = 'data/products/lumen/pages';
const listFiles = (files: readonly string[], own?: readonly string[]) =>
  pickProblems(
    files.map((each) => ({ file: each, line: 1, column: 1, code: 'c', message: 'm', hint: 'h' })),
    own,
  ).map((problem) => problem.file);

it.each([
  ['its text and translations', ['switch.md', 'switch-zh.md'], ['plug.md', 'switch-on.md']],
  ['its demos and what they import', ['Basic.tsx', 'parts/rows.ts'], ['../plug/Basic.tsx']],
])('shows a page the problems of %s only', (_, own, others) => {
  const at = (name: string) =>
    name.startsWith('../') ? `${FOLDER}/${name.slice(3)}` : `${FOLDER}/switch/${name}`;
  const files = [...own, ...others].map(at);
  expect(listFiles(files, ['switch.md', 'switch-zh.md'].map(at))).toEqual(own.map(at));
});

it('shows every page what belongs to none', () => {
  const files = ['data/products/lumen/nav.ts', 'data/theme.ts', 'tsconfig.json'];
  expect(listFiles(files, [`${FOLDER}/switch/switch.md`])).toEqual(files);
  expect(listFiles([...files, `${FOLDER}/switch/switch.md`, `${FOLDER}/switch/Basic.tsx`])).toEqual(files);
});
