import { type ApiFacts, FACT_SCHEMA, FACT_SCHEMA_PATH, factsPath } from '../../model/api/factSchema';
import { OUTPUT_FOLDER } from './outputFiles';
import { writeText } from '../pageData/generatedFiles';
import type { SiteContent } from '../pageData/SiteContent';

/** Returns the facts of each package of the reference, by the address of their file. */
export function buildFacts({ units, site }: Pick<SiteContent, 'units' | 'site'>): Map<string, ApiFacts> {
  const files = new Map<string, ApiFacts>();
  for (const unit of units.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = factsPath(unit.packageName, unit.version);
    const { units: others = [] } = files.get(path) ?? {};
    files.set(path, {
      $schema: site.origin + FACT_SCHEMA_PATH,
      package: unit.packageName,
      version: unit.version,
      units: [...others, unit],
    });
  }
  return files;
}

/** Writes the facts of the reference for programs, with the schema of the files. */
export function writeFacts(content: Pick<SiteContent, 'units' | 'site'>): void {
  const files = buildFacts(content);
  if (files.size === 0) return;
  for (const [path, facts] of files) writeText(OUTPUT_FOLDER + path, `${JSON.stringify(facts)}\n`);
  writeText(OUTPUT_FOLDER + FACT_SCHEMA_PATH, `${JSON.stringify(FACT_SCHEMA, undefined, 2)}\n`);
}
