import { basename } from 'node:path';
import { layered } from '../../components/Demo/demoCache';
import type { DemoColorMode } from '../../model/demos/demoColorMode';
import type { Problem } from '../../model/Problem';
import type { DemoProgram } from '../islands/bundleIslands';
import { writeHashed } from '../pageData/generatedFiles';
import { placeSheet } from '../styles/placedSheet';
import { readSheet } from './demoSheet';

/** A style sheet that demos import, as pages have it: its rules reach demos only. */
export interface PageSheet {
  /** Its rules, without the layer of demos. */
  readonly css: string;
  /** Address of the whole sheet. */
  readonly href: string;
}

/** Returns the sheets of the demos with these registry keys, in the order in which they apply. */
export type PageSheets = (keys: Iterable<string>, colorMode?: DemoColorMode) => readonly PageSheet[];

/** Reads the style sheets that the demos of all pages import. */
export async function readPageSheets(
  programs: ReadonlyMap<string, DemoProgram>,
): Promise<{ readonly sheetsOf: PageSheets; readonly problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const texts = new Map<string, string>();
  for (const file of new Set([...programs.values()].flatMap(({ sheets }) => sheets))) {
    const sheet = await readSheet(file, problems);
    if (sheet) texts.set(file, sheet.css);
  }
  const placed = new Map<string, PageSheet>();
  const place = (file: string, text: string, colorMode: DemoColorMode | undefined): PageSheet => {
    const key = JSON.stringify([file, colorMode]);
    const known = placed.get(key);
    if (known) return known;
    const css = placeSheet(text, colorMode);
    const sheet = {
      css,
      href: writeHashed(`demos/${basename(file).replace(/\.\w+$/, '')}.css`, layered(css)),
    };
    placed.set(key, sheet);
    return sheet;
  };
  const sheetsOf: PageSheets = (keys, colorMode) => {
    const files = new Set([...new Set(keys)].flatMap((key) => programs.get(key)?.sheets ?? []));
    return [...files].flatMap((file) => {
      const text = texts.get(file);
      return text ? [place(file, text, colorMode)] : [];
    });
  };
  return { sheetsOf, problems };
}
