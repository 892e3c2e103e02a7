/**
 * Whether a path, from the root of the repository, is a test or what one compares with: nothing that is built depends
 * on it.
 * @example isTest('src/model/page/htmlToText.test.ts') // true
 * @example isTest('src/content/api/golden') // true
 */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|^src\/(?:.+\/)?golden(?:\/|$)/.test(path);
}
