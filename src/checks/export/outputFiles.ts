import { readdirSync, statSync, existsSync, readFileSync } from 'node:fs';
import { type OutputPage, routeToMarkdownPath, isListed } from '../../model/outputs/OutputPage';
import type { Problem } from '../../model/Problem';
import type { SeenDocument } from './ExportedDocument';
import { htmlToText } from '../../model/page/htmlToText';
import { copyToFile } from '../../content/outputs/compressedFiles';
import { listServed } from '../../content/outputs/exportedFiles';
import { PUBLIC } from '../../content/workspace';

/** Returns the sizes in bytes of all files below a folder, by path: `/x/index.html`. */
export function listFileSizes(folder: string, below = ''): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const entry of readdirSync(`${folder}${below}`, { withFileTypes: true })) {
    const address = `${below}/${entry.name}`;
    if (entry.isDirectory()) for (const [path, size] of listFileSizes(folder, address)) sizes.set(path, size);
    else sizes.set(address, statSync(`${folder}${address}`).size);
  }
  return sizes;
}

/**
 * What Cloudflare Pages accepts (https://developers.cloudflare.com/pages/platform/limits/); it has the lowest limits
 * of the hosts in docs/deploying.md.
 */
const MAX_FILES = 20_000;
const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Warns if a host would refuse the export. */
export function checkHostLimits(folder: string, sizes: ReadonlyMap<string, number>): Problem[] {
  const warn = (file: string, message: string, hint: string): Problem => ({
    file,
    line: 1,
    column: 1,
    code: 'host-limit',
    message,
    hint,
    warning: true,
  });
  const large = [...sizes].filter(([, bytes]) => bytes > MAX_FILE_BYTES);
  return [
    ...(sizes.size > MAX_FILES
      ? [
          warn(
            folder,
            `The export has ${sizes.size} files; Cloudflare Pages accepts ${MAX_FILES} in its free plan`,
            'use another plan or host, or fewer languages',
          ),
        ]
      : []),
    ...large.map(([address, bytes]) =>
      warn(
        `${folder}${address}`,
        `The file has ${(bytes / 1024 / 1024).toFixed(1)} MiB; Cloudflare Pages accepts 25 MiB`,
        'make it smaller, or use another host',
      ),
    ),
  ];
}

/** Documents that are not pages. */
const ERROR_PAGES: ReadonlySet<string> = new Set(['/404.html', '/500.html']);

/** Checks that every page is exported with its Markdown copy, and that every other document is known. */
export function checkComplete(
  folder: string,
  pages: readonly OutputPage[],
  documents: ReadonlyMap<string, SeenDocument>,
  hasFile: (address: string) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, code: string, message: string, hint: string) =>
    problems.push({ file, line: 1, column: 1, code, message, hint });
  for (const { route, file } of pages) {
    const pageFile = file ?? `${folder}${route}index.html`;
    if (!documents.has(route))
      report(pageFile, 'missing-page', `The page ${route} was not exported`, 'build again');
    const copy = routeToMarkdownPath(route);
    if (!hasFile(copy))
      report(pageFile, 'missing-markdown', `The page ${route} has no Markdown copy ${copy}`, 'build again');
  }
  for (const route of ERROR_PAGES) {
    if (!documents.has(route))
      report(`${folder}${route}`, 'no-error-page', `${route} does not exist`, 'hosts expect it there');
  }
  for (const { file, route, page, isRedirect } of documents.values()) {
    if (page || isRedirect || ERROR_PAGES.has(route)) continue;
    const hint = 'it is not a page, redirect or error page; build again';
    report(`${folder}/${file}`, 'unknown-document', `The document ${route} is unknown`, hint);
  }
  return problems;
}

function readLocations(folder: string, origin: string, name: string): { loc: string; line: number }[] {
  const file = `${folder}/${name}`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => ({
        loc: htmlToText(loc),
        line: index + 1,
      })),
    )
    .flatMap((entry) =>
      /\/sitemap-\d+\.xml$/.test(entry.loc)
        ? readLocations(folder, origin, entry.loc.slice(origin.length + 1))
        : [entry],
    );
}

/** Checks that the sitemap lists exactly the pages that may be listed, each once. */
export function checkSitemap(folder: string, origin: string, pages: readonly OutputPage[]): Problem[] {
  const problems: Problem[] = [];
  const file = `${folder}/sitemap.xml`;
  const report = (line: number, code: string, message: string, hint: string) =>
    problems.push({ file, line, column: 1, code, message, hint });
  const listed = new Set(pages.filter(isListed).map(({ canonical }) => canonical));
  const seen = new Set<string>();
  for (const { loc, line } of readLocations(folder, origin, 'sitemap.xml')) {
    if (seen.has(loc)) report(line, 'sitemap-repeats', `${loc} is listed twice`, 'list it once');
    if (!listed.has(loc))
      report(line, 'sitemap-stranger', `${loc} is not a page that may be listed`, 'build again');
    seen.add(loc);
  }
  for (const loc of listed)
    if (!seen.has(loc)) report(1, 'sitemap-gap', `${loc} is not listed`, 'build again');
  return problems;
}

/** Larger images make a page slow for most readers. */
const IMAGE_MAX_BYTES = 1_000_000;

/** Checks that no exported image is larger than 1 MB. */
export function checkAssets(folder: string, sizes: ReadonlyMap<string, number>): Problem[] {
  return [...sizes].flatMap(([address, bytes]) => {
    if (bytes <= IMAGE_MAX_BYTES || !/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(address)) return [];
    const message = `The image is larger than 1 MB: ${(bytes / 1_000_000).toFixed(1)} MB`;
    return [
      {
        file: `${folder}${address}`,
        line: 1,
        column: 1,
        code: 'large-image',
        message,
        hint: 'make it smaller, or use another format',
      },
    ];
  });
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Checks that every file of `public/` was exported unchanged: the build did not overwrite it. Refuses compressed
 * copies of files that the build writes.
 */
export function checkServed(folder: string, served: readonly string[] = listServed()): Problem[] {
  return served.flatMap((path) => {
    const file = `${PUBLIC.folder}/${path}`;
    const out = `${folder}/${path}`;
    const plain = copyToFile(path);
    if (plain && isFile(`${folder}/${plain}`) && !isFile(`${PUBLIC.folder}/${plain}`)) {
      const message = `Hosts would send the file instead of /${plain}, which the build writes`;
      const hint = 'remove it; compression in data/site.ts says which copies the build writes';
      return [{ file, line: 1, column: 1, code: 'public-file', message, hint }];
    }
    const there = statSync(out, { throwIfNoEntry: false });
    if (!there || (there.isFile() && readFileSync(out).equals(readFileSync(file)))) return [];
    const message = `The build writes its own file to /${path}`;
    const hint = 'rename it, or remove it; build again if it has changed since';
    return [{ file, line: 1, column: 1, code: 'public-file', message, hint }];
  });
}

/**
 * Limits of Cloudflare Pages for the length of a line and the number of rules
 * (https://developers.cloudflare.com/pages/configuration/headers/).
 */
const LINE_MAX = 2000;
const RULES_MAX = 100;
const REDIRECTS_MAX = 2000;
/** Of these, lines with a star (https://developers.cloudflare.com/pages/configuration/redirects/). */
const PATTERNS_MAX = 100;

/**
 * Checks that the files for hosts exist, contain the policy with which documents are checked, and stay within
 * the limits of hosts.
 */
export function checkHosting(folder: string, headerPolicy: string): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, line: number, code: string, message: string, hint: string) =>
    problems.push({ file: `${folder}/${file}`, line, column: 1, code, message, hint });
  const read = (file: string): string[] => {
    if (existsSync(`${folder}/${file}`)) return readFileSync(`${folder}/${file}`, 'utf8').split('\n');
    report(file, 1, 'no-hosting', `${file} does not exist`, 'build again');
    return [];
  };
  const headers = read('_headers');
  headers.forEach((text, index) => {
    if (text.length <= LINE_MAX) return;
    report(
      '_headers',
      index + 1,
      'host-limit',
      `The line has ${text.length} characters; the limit is ${LINE_MAX}`,
      'shorten the header',
    );
  });
  if (headers.filter((text) => text.startsWith('/')).length > RULES_MAX) {
    report('_headers', 1, 'host-limit', `There are more than ${RULES_MAX} rules`, 'merge some of them');
  }
  const lines = read('_redirects').filter(Boolean);
  const [redirects, patterns] = [lines.length, lines.filter((text) => text.includes('* ')).length];
  if (patterns > PATTERNS_MAX) {
    const message = `There are ${patterns} redirects with a star; Cloudflare Pages accepts ${PATTERNS_MAX}`;
    const hint = 'the page for unknown addresses follows them all the same';
    const place = { file: `${folder}/_redirects`, line: 1, column: 1 };
    problems.push({ ...place, code: 'host-limit', message, hint, warning: true });
  }
  if (redirects > REDIRECTS_MAX) {
    report(
      '_redirects',
      1,
      'host-limit',
      `There are ${redirects} redirects; the limit is ${REDIRECTS_MAX}`,
      'the redirect pages still work; remove rules',
    );
  }
  const nginx = read('_hosting/nginx.conf').join('\n');
  if (nginx && !nginx.includes(headerPolicy)) {
    report(
      '_hosting/nginx.conf',
      1,
      'wrong-policy',
      'The policy differs from that of the documents',
      'build again',
    );
  }
  return problems;
}
