import { resolve } from 'node:path';
import { toProblems } from './findingProblems';
import type { SourceUnit } from './SourceUnit';
import { CACHE } from '../workspace';

it('adds the part that does not fit to a message that does not name it, and says what to do', () => {
  const at = { file: resolve('data/A.tsx'), line: 2, column: 3 };
  const found = [
    {
      ...at,
      code: 2769,
      text: 'No overload matches this call.',
      reason: "Property 'labell' does not exist.",
    },
    { ...at, code: 2532, text: "Object is possibly 'undefined'." },
    { ...at, code: 9999, text: 'Something else.' },
  ];
  expect(toProblems(found, []).map(({ message, hint }) => [message, hint])).toEqual([
    [
      "No overload matches this call. Property 'labell' does not exist.",
      expect.stringMatching(/^pass what .* TS2769$/),
    ],
    ["Object is possibly 'undefined'.", expect.stringMatching(/^check that .* TS2532$/)],
    ['Something else.', 'compiler error TS9999'],
  ]);
});

it('reports an error in a snippet at its line of the page', () => {
  const path = `${CACHE.typecheckSnippets}/data-page-14.tsx`;
  const unit: SourceUnit = { path, code: '', file: 'data/page.md', offset: 14, kind: 'snippet' };
  const found = { file: resolve(path), line: 3, column: 7, code: 2304, text: "Cannot find name 'lamp'." };
  expect(toProblems([found], [unit])).toEqual([
    expect.objectContaining({ file: 'data/page.md', line: 17, column: 7, code: 'snippet-types' }),
  ]);
});

it('reports that it could not run', () => {
  expect(toProblems([{ code: 5012, text: "Cannot read file 'x'." }], [])).toEqual([
    expect.objectContaining({ file: 'tsconfig.json', code: 'type-check' }),
  ]);
});
