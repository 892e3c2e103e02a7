import { existsSync, readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { isComponent } from '../model/demos/DemoProviderModule';
import { SLOT_NAMES } from '../model/page/FamilyParts';
import type { Problem } from '../model/Problem';
import { nameHint } from '../model/routes/editDistance';
import { DATA, SETTINGS } from '../content/workspace';
import { findLine } from './findLine';

/** The commands and numbers of an outline. */
const OUTLINE = /^[a-z\d\s.,+-]+$/i;

/** Checks that modules of the family export what they are for, and that none has an ending with which it is not read. */
export function checkSettingsFiles(
  wrongExports: readonly { readonly file: string; readonly name: string }[],
  names: readonly string[] = existsSync(DATA.folder) ? readdirSync(DATA.folder) : [],
): Problem[] {
  const place = { line: 1, column: 1, code: 'family-file' } as const;
  const unread = names.flatMap((name) => {
    if (!/\.[cm]?[jt]sx?$/.test(name)) return [];
    const stem = basename(name, extname(name));
    const read = SETTINGS.find((file) => file.startsWith(`${DATA.folder}/${stem}.`));
    return read && read !== `${DATA.folder}/${name}` ? [[name, read] as const] : [];
  });
  return [
    ...wrongExports.map(({ file, name }) => {
      const [whole = '', part] = name.split('.');
      const example = 'docs/adopting.md of the shell has an example of each file';
      if (part === undefined)
        return {
          ...place,
          file,
          message: `The file exports no ${name}, or something else under this name`,
          hint: `write export const ${whole} = …; ${example}`,
        };
      return {
        ...place,
        file,
        line: findLine(file, part),
        message: `${name} is of another kind than it should be`,
        hint: `correct or remove it; ${example}`,
      };
    }),
    ...unread.map(([name, read]) => ({
      ...place,
      file: `${DATA.folder}/${name}`,
      message: 'A file of this name is not read',
      hint: `rename it to ${read}`,
    })),
  ];
}

/** Checks what a family adds to the frame and to Markdown: that parts can be drawn, and have a place. */
export function checkFamilyParts(
  components: Readonly<Record<string, unknown>>,
  slots: Readonly<Record<string, unknown>>,
  icons: Readonly<Record<string, unknown>>,
): Problem[] {
  const report = (file: string, name: string, message: string, hint: string): Problem => ({
    file,
    line: findLine(file, name),
    column: 1,
    code: 'family-part',
    message,
    hint,
  });
  const noComponents = ([file, parts]: readonly [string, Readonly<Record<string, unknown>>]) =>
    Object.entries(parts)
      .filter(([, part]) => !isComponent(part))
      .map(([name]) =>
        report(file, name, `${name} is no component`, 'export a function that returns elements'),
      );
  const unknown = Object.keys(slots)
    .filter((name) => !SLOT_NAMES.some((known) => known === name))
    .map((name) => report(DATA.slots, name, `The frame has no place "${name}"`, nameHint(name, SLOT_NAMES)));
  const noOutlines = Object.entries(icons)
    .filter(([, path]) => typeof path !== 'string' || !OUTLINE.test(path))
    .map(([name]) =>
      report(DATA.icons, name, `The icon ${name} is no outline`, "write the d of a path, such as 'M4 12h16'"),
    );
  return [
    ...(
      [
        [DATA.components, components],
        [DATA.slots, slots],
      ] as const
    ).flatMap(noComponents),
    ...unknown,
    ...noOutlines,
  ];
}
