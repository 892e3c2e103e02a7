import { resolveHref } from '../../model/outputs/html/addresses';
import type { ExportedDocument, ExportSite } from './ExportedDocument';
import type { ExportFinding } from './ExportFinding';

/** Every picture is there, has a size, so that nothing moves when it comes, and says what it shows. */
export function checkImages(
  { facts: { images }, route }: ExportedDocument,
  site: ExportSite,
): ExportFinding[] {
  return images.flatMap(({ src, hasSize, hasAlt, at }) => {
    const place = { at, written: src };
    const findings: ExportFinding[] = [];
    const path = resolveHref(src, site.origin, route);
    if (/^\/(?!\/)/.test(path) && !site.hasFile(path.replace(/[?#].*$/s, ''))) {
      const hint = 'put the file into public/, or mend the address';
      findings.push({ code: 'missing-image', message: `There is no picture ${src}`, hint, ...place });
    }
    if (!hasSize) {
      const hint = 'write width and height in pixels';
      findings.push({ code: 'image-size', message: `The picture ${src} has no size`, hint, ...place });
    }
    if (!hasAlt) {
      const hint = 'say in alt what it shows; write alt="" for decoration';
      findings.push({ code: 'image-alt', message: `The picture ${src} has no alt`, hint, ...place });
    }
    return findings;
  });
}
