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

/** A page that is broken by its demos. */
export interface BrokenPage {
  /** Files beside the page by name; the page itself is made of `lines`. */
  readonly files?: Readonly<Record<string, string>>;
  /** Lines of the page; the first stands in line 9. */
  readonly lines: readonly string[];
  /** What the build reports of it: `file:line:column code`, the file beside the page. */
  readonly reported: readonly string[];
}

/** Writes pages by name, each into a folder of its own; returns what the build has to report of them. */
export function writeBrokenPages(family: Family, pages: Readonly<Record<string, BrokenPage>>): string[] {
  return Object.entries(pages).flatMap(([name, { files = {}, lines, reported }]) => {
    const folder = `${PAGES}/${name}`;
    family.write(`${folder}/${name}.md`, page(name, ...lines));
    for (const [file, text] of Object.entries(files)) family.write(`${folder}/${file}`, text);
    return reported.map((problem) => `${folder}/${problem}`);
  });
}
