import { existsSync, readFileSync } from 'node:fs';
import type { LogoPicture, PageLogo } from '../model/page/PageData';
import { LOGO_NAMES, type SiteLogo, type ThemeFinding } from '../theme/SiteTheme';
import { readProportion } from './pictureSize';
import { PUBLIC } from './workspace';

/** The height of the picture of the shell. */
const HEIGHT_PX = 26;
/** Smaller pictures cannot be made out, larger ones do not fit into the header. */
const LEAST_HEIGHT_PX = 16;
const MOST_HEIGHT_PX = 40;
/** A wider picture leaves no room for the other parts of the header. */
const MOST_WIDTH_PX = 240;
/** Two pictures of one logo may be rounded differently. */
const SAME_SHARE = 0.02;
const FORM = /^\/(?!\/)(?!.*\.\.)[^?#\\]+\.(?:svg|png|webp)$/;
const SETTINGS: readonly string[] = ['light', 'dark', 'height', 'name'] satisfies (keyof SiteLogo)[];

/** The logo as the header draws it, and what is wrong with its settings. */
interface ReadLogo {
  /** Absent if the family has none, or one that cannot be shown. */
  readonly logo?: PageLogo;
  readonly findings: readonly ThemeFinding[];
}

/** Reads the logo that the theme names; its widths follow from the proportions of the files. */
export function readLogo(logo: SiteLogo | undefined, siteName: string): ReadLogo {
  if (logo === undefined) return { findings: [] };
  const findings: ThemeFinding[] = [];
  const report = (needle: string, message: string, hint: string) => {
    findings.push({ needle, message, hint });
    return undefined;
  };
  if (typeof logo !== 'object' || logo === null) {
    report('logo:', 'logo is no list of settings', "write { light: '/logo.svg' }");
    return { findings };
  }
  const { dark, height = HEIGHT_PX, name } = logo;
  for (const key of Object.keys(logo).filter((each) => !SETTINGS.includes(each)))
    report(`${key}:`, `logo has no setting "${key}"`, `its settings are ${SETTINGS.join(', ')}`);
  if (typeof height !== 'number' || !(height >= LEAST_HEIGHT_PX && height <= MOST_HEIGHT_PX))
    report(
      'height:',
      `${String(height)} is no height of a logo`,
      `write a number of px from ${LEAST_HEIGHT_PX} to ${MOST_HEIGHT_PX}`,
    );
  if (name !== undefined && !LOGO_NAMES.includes(name))
    report('name:', `${String(name)} is no place for the name`, `write one of ${LOGO_NAMES.join(', ')}`);
  const read = (mode: 'light' | 'dark', href: unknown): LogoPicture | undefined => {
    if (typeof href !== 'string' || !FORM.test(href))
      return report(
        `${mode}:`,
        `The logo of ${mode} is no picture: ${String(href)}`,
        `write the path of an SVG, PNG or WebP in ${PUBLIC.folder}/, such as '/logo.svg'`,
      );
    const file = PUBLIC.folder + href;
    if (!existsSync(file)) return report(href, `There is no ${file}`, 'add it, or correct the path');
    const proportion = readProportion(readFileSync(file));
    if (proportion === undefined)
      return report(
        href,
        `${file} does not say its proportions`,
        'give the drawing a viewBox, or save it again',
      );
    const width = Math.round(height * proportion);
    if (width > MOST_WIDTH_PX)
      return report(
        href,
        `${file} would be ${width} px wide`,
        `the header has ${MOST_WIDTH_PX} px for it: take a narrower picture or a smaller height`,
      );
    return { href, width, height };
  };
  const pictures = {
    light: read('light', logo.light),
    dark: dark === undefined ? undefined : read('dark', dark),
  };
  const { light } = pictures;
  if (light && pictures.dark && Math.abs(light.width / pictures.dark.width - 1) > SAME_SHARE)
    report(
      pictures.dark.href,
      'The logo has other proportions in dark mode',
      'give both pictures the same, so that nothing moves when a reader changes the mode',
    );
  if (findings.length > 0 || !light) return { findings };
  return {
    findings,
    logo: {
      light,
      ...(pictures.dark ? { dark: pictures.dark } : {}),
      ...(name ? { name: { text: siteName, isInPicture: name === 'inside' } } : {}),
    },
  };
}
