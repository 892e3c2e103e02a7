import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { DemoPictures } from '../../model/demos/demo';
import { packageName } from '../../model/demos/specifiers';
import { hashText, writeHashed } from '../pageData/generatedFiles';
import type { ReportDemo } from './builtDemo';
import { providerFile, readModules } from './familyModule';
import { versionsWithPeers } from './installedPackages';
import type { PlacedDemo } from './placedDemos';

/** Color schemes that a demo is drawn in. */
export const PICTURE_SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof PICTURE_SCHEMES)[number];

/** The picture files of a demo, beside it; a name has the hash of everything that the demo is drawn from. */
interface PictureFiles {
  readonly current: Readonly<Record<Scheme, string>>;
  /** Files of an earlier state of the demo. */
  readonly stale: readonly string[];
}

/** Returns the names of a demo's pictures, whether the files exist or not. */
export function listPictures({ source, page }: Pick<PlacedDemo, 'source' | 'page'>): PictureFiles {
  const { file, code, modules, specifiers } = source;
  const packages = versionsWithPeers(specifiers.map(packageName));
  const provider = existsSync(providerFile(page.productId))
    ? readModules(providerFile(page.productId)).modules
    : {};
  const hash = hashText(JSON.stringify([code, modules, packages, provider]));
  const base = file.replace(/\.\w+$/, '');
  const nameOf = (scheme: Scheme) => `${base}.${hash}.${scheme}.png`;
  const current = { light: nameOf('light'), dark: nameOf('dark') };
  const folder = posix.dirname(file);
  const known = Object.values<string>(current);
  const isPicture = (name: string) =>
    name.startsWith(`${posix.basename(base)}.`) &&
    /^\.[\da-f]{12}\.\w+\.png$/.test(name.slice(posix.basename(base).length));
  const stale = readdirSync(folder)
    .filter(isPicture)
    .map((name) => `${folder}/${name}`)
    .filter((path) => !known.includes(path));
  return { current, stale };
}

/** Returns the size of a PNG in px. */
function readSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/**
 * Writes the pictures of a demo for the browser; undefined if it has none, or only some of an earlier state,
 * which is reported.
 */
export function writePictures(demo: PlacedDemo, report: ReportDemo): DemoPictures | undefined {
  const { current, stale } = listPictures(demo);
  const { file, name } = demo.source;
  if (!existsSync(current.light) || !existsSync(current.dark)) {
    if (stale.length > 0) {
      const message = `Its picture ${posix.basename(stale[0] ?? '')} shows an earlier state of the demo`;
      report({ file, line: 1, code: 'stale-picture', message, hint: 'run npm run pictures', warning: true });
    }
    return undefined;
  }
  const [light, dark] = [readFileSync(current.light), readFileSync(current.dark)];
  return {
    light: writeHashed(`pictures/${name}.png`, light),
    dark: writeHashed(`pictures/${name}.png`, dark),
    ...readSize(light),
  };
}
