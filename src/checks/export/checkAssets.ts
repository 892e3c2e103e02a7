import type { Problem } from '../../model/problems/Problem';

/** Larger pictures make a page slow for most readers (faults B33). */
const IMAGE_MAX_BYTES = 1_000_000;

/** No picture goes out that is larger than 1 MB. */
export function checkAssets(folder: string, sizes: ReadonlyMap<string, number>): Problem[] {
  return [...sizes].flatMap(([address, bytes]) => {
    if (bytes <= IMAGE_MAX_BYTES || !/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(address)) return [];
    const message = `The picture is larger than 1 MB: ${(bytes / 1_000_000).toFixed(1)} MB`;
    return [
      {
        file: `${folder}${address}`,
        line: 1,
        column: 1,
        code: 'large-image',
        message,
        hint: 'make it smaller, or another format',
      },
    ];
  });
}
