import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';

/**
 * The page that a Markdown file is, from its path below a product's `pages` folder. A page may have a folder of its
 * own name, `index` is the folder itself, and `-<language>` behind the name marks a translation.
 * @example filePathname('react-button/react-button-zh.md', '/material-ui/', ['en', 'zh'])
 *   // { pathname: '/material-ui/react-button', language: 'zh' }
 */
export function filePathname(
  path: string,
  prefix: string,
  languageCodes: readonly string[],
): { pathname: string; language?: string } {
  const [whole = '', language] = splitLanguage(path.replace(/\.md$/, ''), languageCodes);
  const segments = whole.split('/');
  if (segments.length > 1 && segments.at(-1) === segments.at(-2)) segments.pop();
  if (segments.at(-1) === 'index') segments.pop();
  const pathname = `${prefix}${segments.join('/')}`.replace(/(?<=.)\/$/, '');
  return language ? { pathname, language } : { pathname };
}

function splitLanguage(name: string, languageCodes: readonly string[]): [string, string?] {
  const match = /^(.+)-([a-z]{2})$/.exec(name);
  if (!match?.[1] || !match[2] || match[2] === DEFAULT_LANGUAGE_CODE || !languageCodes.includes(match[2]))
    return [name];
  return [match[1], match[2]];
}
