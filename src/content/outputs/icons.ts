import { readFileSync } from 'node:fs';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { buildManifest, type ManifestIcon } from '../../model/outputs/webManifest';
import type { SiteContent } from '../pageData/SiteContent';
import { writeText } from '../pageData/generatedFiles';
import { OUTPUT_FOLDER } from './outputFiles';
import { keptPng, readMark, siteColors } from './pictures';
import { PUBLIC } from '../workspace';

/**
 * Size of the picture in a maskable icon. Devices may crop the icon to a circle of 80% of its width
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const SAFE_SHARE = 0.7;

/** Returns the icon on a background that fills the whole square. */
function padded(mark: string, ground: string): string {
  const offset = (32 * (1 - SAFE_SHARE)) / 2;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" fill="${ground}"/>` +
    `<g transform="translate(${offset} ${offset}) scale(${SAFE_SHARE})">${mark}</g></svg>`
  );
}

/** Writes the web app manifest and the icons for browsers and devices, all drawn from one SVG. */
export async function writeIcons({ site, pages }: SiteContent): Promise<void> {
  const svg = readFileSync(PUBLIC.icon, 'utf8');
  const { light } = siteColors();
  const full = padded(readMark(), light.background);
  const png = async (name: string, picture: string, size: number, purpose: ManifestIcon['purpose']) => {
    writeText(`${OUTPUT_FOLDER}/${name}`, await keptPng(picture, [], size));
    return { src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose } as const;
  };
  const icons: ManifestIcon[] = [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    await png('icon-192.png', svg, 192, 'any'),
    await png('icon-512.png', svg, 512, 'any'),
    await png('icon-maskable-512.png', full, 512, 'maskable'),
  ];
  await png('apple-touch-icon.png', full, 180, 'any');
  writeText(`${OUTPUT_FOLDER}/favicon.ico`, packIco(await keptPng(svg, [], 32), 32));
  const description = pages.get('/')?.texts[defaultLanguage()]?.description ?? site.name;
  const colors = { theme: light.background, background: light.background };
  writeText(
    `${OUTPUT_FOLDER}/manifest.webmanifest`,
    `${JSON.stringify(buildManifest(site.name, description, colors, icons), null, 2)}\n`,
  );
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Packs a PNG into an ICO file. Browsers may request `/favicon.ico` even if a page declares other icons. */
export function packIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, HEADER_BYTES);
  header.writeUInt8(size, HEADER_BYTES + 1);
  header.writeUInt16LE(1, HEADER_BYTES + 4);
  header.writeUInt16LE(32, HEADER_BYTES + 6);
  header.writeUInt32LE(png.length, HEADER_BYTES + 8);
  header.writeUInt32LE(header.length, HEADER_BYTES + 12);
  return Buffer.concat([header, png]);
}
