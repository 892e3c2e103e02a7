import { addTrailingSlash } from '../routes/pathname';
import type { HeaderRule } from './headerRules';
import type { LanguageRedirect } from './Redirect';
import { languagePrefix } from '../routes/languagePrefix';
import type { ResolvedRedirect } from './ResolvedRedirect';

/** Types that are worth compressing, and have a character set; `text/html` always is, and always has. */
const COMPRESSED = [
  'text/css',
  'text/plain',
  'text/markdown',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  // What nginx itself calls a file that ends in .xml.
  'text/xml',
  'application/rss+xml',
  'image/svg+xml',
];

/** Text as a quoted string of nginx; it must hold no variable. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Headers of a block: nginx takes none over from outside into a block that names one, so all stand in each. */
function headerLines(rules: readonly HeaderRule[], paths: readonly string[]): string {
  const headers: Record<string, string> = {};
  for (const rule of rules)
    if (rule.path === '/*' || paths.includes(rule.path)) Object.assign(headers, rule.headers);
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} ${quote(value)} always;\n`)
    .join('');
}

function redirectLines(redirects: readonly ResolvedRedirect[]): string {
  return redirects
    .filter(({ byHost }) => byHost)
    .map(({ from, to }) => {
      // The fragment stays with the browser, and a query goes before it. A variable can't be escaped.
      const [address = '', hash] = to.replaceAll('$', '%24').split('#');
      const target = (query: string) =>
        quote(address).slice(0, -1) + query + quote(hash === undefined ? '' : `#${hash}`).slice(1);
      const answer = address.includes('?')
        ? `if ($is_args) { return 301 ${target('&$args')}; } return 301 ${target('')};`
        : `return 301 ${target('$is_args$args')};`;
      const bare = from.replace(/\/$/, '');
      return [bare, addTrailingSlash(bare)].map((path) => `location = ${path} { ${answer} }\n`).join('');
    })
    .join('');
}

function prefixLines({ language, to }: LanguageRedirect): string {
  const target = languagePrefix(to);
  return `location = /${language} { return 301 "${target}/$is_args$args"; }
location = /${language}/ { return 301 "${target}/$is_args$args"; }
location ~ "^/${language}(?<rest>/[\\w-][\\w./~-]*)$" { return 301 "${target}$rest$is_args$args"; }
`;
}

/**
 * The inside of a `server` block of nginx (1.18 or newer): files, folders with their `index.html`, real 404s, own error
 * pages, redirects, headers, caching and compression. `listen`, `server_name`, `root` and certificates are the host's.
 * @param prefixes languages whose prefix leads to that of another, or away: the default language has none
 */
export function formatNginx(
  rules: readonly HeaderRule[],
  redirects: readonly ResolvedRedirect[],
  prefixes: readonly LanguageRedirect[],
): string {
  const block = (match: string, paths: readonly string[], body: string) =>
    `location ${match} {\n  ${body}\n${headerLines(rules, paths)}}\n\n`;
  const file = 'try_files $uri =404;';
  // Deeper folders have what the folders above them have, and their own.
  const paths = rules.map(({ path }) => path).filter((path) => path !== '/*' && path.endsWith('/*'));
  const folders = paths
    .map((path) => {
      const above = paths.filter((other) => path.startsWith(other.slice(0, -1)));
      return block(`^~ ${path.slice(0, -1)}`, above, file);
    })
    .join('');
  const typed = (type: string) => `types { }\n  default_type ${type};\n  ${file}`;
  return `# Written by the build, to be included in a server block:
#   server { listen 80; server_name docs.example.com; root /srv/docs/out; include /srv/docs/out/_hosting/nginx.conf; }

index index.html;
charset utf-8;
charset_types ${COMPRESSED.join(' ')};
absolute_redirect off;
server_tokens off;

gzip on;
gzip_static on;
gzip_vary on;
gzip_comp_level 5;
gzip_min_length 1024;
gzip_types ${COMPRESSED.join(' ')};

error_page 404 /404.html;
error_page 403 =404 /404.html;
error_page 500 502 503 504 /500.html;

# Answers without a block of their own, such as redirects.
${headerLines(rules, []).replace(/^ +/gm, '')}
${block('= /404.html', [], 'internal;')}${block('= /500.html', [], 'internal;')}# What a host reads is not for readers.
location ~ "^/(_headers|_redirects|_hosting(/.*)?)$" { return 404; }
location ~ "/\\.(?!well-known/)" { return 404; }

# The default language has no prefix, and languages that are gone lead to another. Only plain characters go into an
# answer's header.
${prefixes.map(prefixLines).join('')}
${redirectLines(redirects)}
${folders}${block('~ "\\.md$"', ['/*.md'], typed('text/markdown'))}${block('~ "\\.webmanifest$"', [], typed('application/manifest+json'))}${block('/', [], 'try_files $uri $uri/ =404;')}`;
}
