/**
 * Returns whether a path, relative to the root of the repository, is a test or test data. No build output
 * depends on these files.
 * @example isTest('src/model/page/htmlToText.test.ts') // true
 * @example isTest('src/content/api/golden') // true
 * /
 */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|^src\/(?:.+\/)?golden(?:\/|$)/.test(path);
}
