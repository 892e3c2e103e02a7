import { tinySource } from '../content/api/golden/tinyFamily';
import { formatProblem, type Problem } from '../model/Problem';
import { foldApiFollowUps } from './apiFollowUps';

const { file, pathname, productId } = tinySource;
const problem = (at: string, code: string, message: string): Problem => ({
  file: at,
  line: 1,
  column: 1,
  code,
  message,
  hint: 'fix it',
});
const PAGE = `data/products/${productId}/pages/door.md`;
const cause = problem(file, 'missing-package', 'the package is not installed');
const followUps = [
  problem(PAGE, 'broken-link', `Page ${pathname}/door/ does not exist`),
  problem(
    'data/versions.ts',
    'unknown-equivalence',
    `An older version names the page ${pathname}/door, which is gone`,
  ),
  problem(PAGE, 'unknown-api', '"Door" has no API page'),
  problem('data/translations/he.json', 'unused-text', `No entry uses the text "pages.${pathname}"`),
];
const others = [
  problem(PAGE, 'broken-link', 'Page /tiny/doors/ does not exist'),
  problem(PAGE, 'broken-link', `Page ${pathname}-old/ does not exist`),
  problem('data/products/other/pages/a.md', 'unknown-api', '"Wall" has no API page'),
  problem(PAGE, 'unknown-demo', `Demo ${pathname}/door is missing`),
];
const report = (...problems: readonly Problem[]) =>
  foldApiFollowUps(problems, [tinySource]).map(formatProblem);

it('counts what follows from a broken source, and lists all else', () => {
  expect(report(...followUps, cause, ...others)).toEqual([
    formatProblem({
      ...cause,
      message: 'the package is not installed; 4 problems that may follow from it not listed',
    }),
    ...others.map(formatProblem),
  ]);
});

it('lists every problem if no source has an error', () => {
  const all = [...followUps, ...others, { ...cause, warning: true }];
  expect(report(...all)).toEqual(all.map(formatProblem));
});
