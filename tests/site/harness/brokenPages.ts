import type { Family } from './createFamily';

const PAGES = 'data/products/lumen/pages/broken';

const page = (name: string, ...lines: string[]) =>
  [
    '---',
    `title: Broken ${name}`,
    'description: What is wrong with it.',
    'nav: false',
    '---',
    '',
    `Eleven words have to stand here, and all of them speak about ${name}.`,
    '',
    ...lines,
    '',
  ].join('\n');
export const component = (name: string, ...body: string[]) =>
  [`export default function ${name}() {`, ...body.map((line) => `  ${line}`), '}', ''].join('\n');

/** A page whose demos are broken. */
export interface BrokenPage {
  /** Files next to the page, by name; the page itself consists of `lines`. */
  readonly files?: Readonly<Record<string, string>>;
  /** Lines of the page; the first is line 9 of the file. */
  readonly lines: readonly string[];
  /** Expected problems of the build: `file:line:column code`, with files relative to the page. */
  readonly reported: readonly string[];
}

/** Writes pages by name, each into its own folder; returns the expected problems of the build. */
export function writeBrokenPages(family: Family, pages: Readonly<Record<string, BrokenPage>>): string[] {
  return Object.entries(pages).flatMap(([name, { files = {}, lines, reported }]) => {
    const folder = `${PAGES}/${name}`;
    family.write(`${folder}/${name}.md`, page(name, ...lines));
    for (const [file, text] of Object.entries(files)) family.write(`${folder}/${file}`, text);
    return reported.map((problem) => `${folder}/${problem}`);
  });
}
