import { writeText } from '../content/pageData/generatedFiles';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { codeHash } from './keptPages';

useTestFolder();

it.each([
  ['src/model/a.ts', true],
  ['data/site.ts', false],
  ['data/products/a/pages/a.md', false],
  ['src/model/a.test.ts', false],
  ['src/content/api/golden/a.json', false],
])('%s names the build: %s', (file, isCode) => {
  const before = codeHash();
  writeText(file, 'other');
  expect(codeHash() !== before).toBe(isCode);
});
