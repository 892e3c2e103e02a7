/**
 * Returns the address of a repository's form for a new issue with a title. Half of a surrogate pair, which a cut text may
 * end with, is left out.
 * @example issueHref('https://github.com/a/b', 'Docs /c') // 'https://github.com/a/b/issues/new?title=Docs%20/c'
 */
export function issueHref(repository: string, title: string): string {
  const text = encodeURIComponent(title.replace(/\p{Cs}/gu, ''));
  return `${repository}/issues/new?title=${text.replaceAll('%2F', '/')}`;
}
