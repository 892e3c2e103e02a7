import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { DemoPictures, DemoRows } from '../../model/demos/demo';
import { packageName } from '../../model/demos/specifiers';
import { site } from '../../site';
import { hashText, writeHashed } from '../pageData/generatedFiles';
import { readPictureSize } from '../pictureSize';
import type { ReportDemo } from './builtDemo';
import { providerFile, readModules } from './familyModule';
import { versionsWithPeers } from './installedPackages';
import type { PageDemo } from './pageDemos';
import { shellFile } from '../shellFiles';

/** Everything that a demo is drawn as: in a color scheme, in a wide window or in that of a phone. */
export const PICTURE_KINDS = ['light-wide', 'dark-wide', 'light-phone', 'dark-phone'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
/** Pixels of a picture for each px. */
export const PICTURE_DENSITY = 2;
/** The hash, the kind and the extension in the name of a picture, or of the rows beside it. */
const PICTURE_END = /^[\da-f]{12}\.(?:[\w-]+\.png|rows\.json)$/;

/** The picture files of a demo, beside it; a name has the hash of everything that the demo is drawn from. */
interface PictureFiles {
  readonly current: Readonly<Record<PictureKind, string>>;
  /** The rows of its grid; the file has `null` if the demo has no grid. */
  readonly rows: string;
  /** Files of an earlier state of the demo. */
  readonly stale: readonly string[];
}

/** The path of a demo without extension, with which the names of its pictures begin. */
const baseOf = (file: string) => file.replace(/\.\w+$/, '');

/** Lists the picture files beside a demo, of any state of it. */
function findPictures(file: string): string[] {
  const start = `${posix.basename(baseOf(file))}.`;
  return readdirSync(posix.dirname(file))
    .filter((name) => name.startsWith(start) && PICTURE_END.test(name.slice(start.length)))
    .map((name) => `${posix.dirname(file)}/${name}`);
}

/** Returns the names of a demo's pictures, whether the files exist or not. */
export function listPictures({ source, page }: Pick<PageDemo, 'source' | 'page'>): PictureFiles {
  const { file, code, modules, specifiers } = source;
  const packages = versionsWithPeers(specifiers.map(packageName));
  // Of the model, a provider imports types only.
  const provider = existsSync(providerFile(page.productId))
    ? Object.entries(readModules(providerFile(page.productId)).modules).filter(
        ([path]) => !path.startsWith(shellFile('model/')),
      )
    : [];
  const hash = hashText(JSON.stringify([code, modules, packages, provider, site.textFonts]));
  const names = PICTURE_KINDS.map((kind) => [kind, `${baseOf(file)}.${hash}.${kind}.png`] as const);
  const current = Object.fromEntries(names) as PictureFiles['current'];
  const rows = `${baseOf(file)}.${hash}.rows.json`;
  const known = [...Object.values(current), rows];
  return { current, rows, stale: findPictures(file).filter((path) => !known.includes(path)) };
}

/** Returns the rows in a file; undefined if the demo has no grid, or one without rows at first. */
function readRows(file: string): DemoRows | undefined {
  const grid = JSON.parse(readFileSync(file, 'utf8')) as DemoRows | null;
  return grid && grid.rows.length > 1 ? grid : undefined;
}

/**
 * Writes the pictures of a demo for the browser; undefined if it has none, or only some of an earlier state,
 * which is reported.
 */
export function writePictures(
  demo: PageDemo,
  report: ReportDemo,
): { readonly pictures: DemoPictures; readonly rows: DemoRows | undefined } | undefined {
  const { file, name } = demo.source;
  // Most demos have none, and the hash takes longer to compute.
  if (findPictures(file).length === 0) return undefined;
  const { current, rows, stale } = listPictures(demo);
  if (!PICTURE_KINDS.every((kind) => existsSync(current[kind]))) {
    if (stale.length > 0) {
      const message = `Its picture ${posix.basename(stale[0] ?? '')} shows an earlier state of the demo`;
      report({ file, line: 1, code: 'stale-picture', message, hint: 'run npm run pictures', warning: true });
    }
    return undefined;
  }
  const size = readPictureSize(readFileSync(current['light-wide']));
  if (!size) return undefined;
  const write = (kind: PictureKind) => writeHashed(`pictures/${name}.png`, readFileSync(current[kind]));
  const pictures = {
    wide: { light: write('light-wide'), dark: write('dark-wide') },
    phone: { light: write('light-phone'), dark: write('dark-phone') },
    width: size.width / PICTURE_DENSITY,
    height: size.height / PICTURE_DENSITY,
  };
  return { pictures, rows: existsSync(rows) ? readRows(rows) : undefined };
}
