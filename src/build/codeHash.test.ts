import { writeText } from '../content/pageData/generatedFiles';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { bundledHash, codeHash } from './keptPages';

useTestFolder();

const hashes = () => ({ code: codeHash(), bundled: bundledHash() });

it.each([
  ['src/model/a.ts', true, true],
  ['data/site.ts', false, true],
  ['data/products/a/golden/Demo.tsx', false, true],
  ['data/products/a/pages/a.md', false, false],
  ['src/model/a.test.ts', false, false],
  ['src/content/api/golden/a.json', false, false],
  ['data/site.test.ts', false, false],
])('%s names the build: %s, and is bundled: %s', (file, isCode, isBundled) => {
  const before = hashes();
  writeText(file, 'other');
  const after = hashes();
  expect([after.code !== before.code, after.bundled !== before.bundled]).toEqual([isCode, isBundled]);
});
