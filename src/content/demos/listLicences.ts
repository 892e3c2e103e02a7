import type { DemoLicence } from '../../model/demos/demo';
import { packageName } from '../../model/demos/specifiers';
import { site } from '../../site';

/** The family's licences that a module needs for what it imports, whether or not there is a key. */
export function listLicences(specifiers: readonly string[]): DemoLicence[] {
  const used = new Set(specifiers.map(packageName));
  return (site.licences ?? []).filter(({ packages }) => packages.some((name) => used.has(name)));
}
