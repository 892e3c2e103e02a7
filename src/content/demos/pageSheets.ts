import { basename } from 'node:path';
import { layered } from '../../model/demos/DemoStyles';
import type { Product } from '../../model/products/Product';
import type { DemoProgram } from '../islands/bundleIslands';
import { writeHashed } from '../pageData/generatedFiles';
import { placeDarkRules, placeSheet } from '../styles/placedSheet';
import type { DemoSheet, SheetReader } from './demoSheet';
import { SASS } from './sheetText';

/** A style sheet that demos import, as pages have it: its rules reach demos only. */
export interface PageSheet {
  /** Its rules, without the layer of demos. */
  readonly css: string;
  /** Those of the dark mode, for documents without scripts on dark devices. */
  readonly darkCss: string;
  /** Address of the whole sheet. */
  readonly href: string;
  /** Returns the address of the sheet as it is written, for documents with nothing but a demo. */
  readonly plainHref: () => string;
}

/** Returns the sheets of the demos with these registry keys, in the order in which they apply. */
export type PageSheets = (keys: Iterable<string>, colorMode: Product['colorMode']) => readonly PageSheet[];

/** Returns the name of a sheet, whose end decides as what hosts send it. */
const nameOf = (file: string) => basename(file).replace(SASS, '.css');

/** Reads the style sheets that the demos of all pages import. */
export async function readPageSheets(
  programs: ReadonlyMap<string, DemoProgram>,
  reader: SheetReader,
): Promise<PageSheets> {
  const texts = new Map<string, string>();
  for (const file of new Set([...programs.values()].flatMap(({ sheets }) => sheets))) {
    const sheet = await reader.read(file);
    if (sheet) texts.set(file, sheet.css);
  }
  const placed = new Map<string, PageSheet>();
  const place = (file: string, text: string, colorMode: Product['colorMode']): PageSheet => {
    const key = JSON.stringify([file, colorMode]);
    const known = placed.get(key);
    if (known) return known;
    const css = placeSheet(text, colorMode || undefined);
    const sheet = {
      css,
      darkCss: colorMode ? placeDarkRules(text, colorMode) : '',
      href: writeHashed(`demos/${nameOf(file)}`, layered(css)),
      plainHref: () => writePlainSheet(file, { css: text }),
    };
    placed.set(key, sheet);
    return sheet;
  };
  return (keys, colorMode) => {
    const files = new Set([...new Set(keys)].flatMap((key) => programs.get(key)?.sheets ?? []));
    return [...files].flatMap((file) => {
      const text = texts.get(file);
      return text ? [place(file, text, colorMode)] : [];
    });
  };
}

/** Writes a style sheet as it is, for documents with nothing but a demo; returns its address. */
export function writePlainSheet(file: string, { css }: Pick<DemoSheet, 'css'>): string {
  return writeHashed(`demos/plain-${nameOf(file)}`, layered(css));
}
