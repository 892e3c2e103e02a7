import { readdirSync, statSync } from 'node:fs';

/** Sizes of all files below a folder in bytes, by address: `/x/index.html`. */
export function listFileSizes(folder: string, below = ''): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const entry of readdirSync(`${folder}${below}`, { withFileTypes: true })) {
    const address = `${below}/${entry.name}`;
    if (entry.isDirectory()) for (const [path, size] of listFileSizes(folder, address)) sizes.set(path, size);
    else sizes.set(address, statSync(`${folder}${address}`).size);
  }
  return sizes;
}
