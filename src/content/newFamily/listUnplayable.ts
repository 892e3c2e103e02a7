import { rmSync } from 'node:fs';
import { completeApiSource } from '../../model/api/ApiDeclaration';
import { withRenderedElements } from '../api/renderedElements';
import { writeText } from '../pageData/generatedFiles';
import { isPlayable, readPlayground } from '../playground/readPlayground';
import { CACHE } from '../workspace';
import { apiExamplesCode } from './demoProviderCode';
import type { LibraryFacts } from './LibraryFacts';

/** Where the examples are while they are tried; the family has them in the folder of its product. */
const EXAMPLES = `${CACHE.folder}/newExamples.tsx`;

/**
 * Lists the components and namespaces of an installed library that get a playground only by a file of their own: they render
 * in others only, or need values that no control has.
 */
export async function listUnplayable(facts: LibraryFacts): Promise<string[]> {
  const examples = apiExamplesCode(facts);
  // This process began before the family had settings for the compiler.
  if (examples !== undefined) writeText(EXAMPLES, `/** @jsxRuntime automatic */\n${examples}`);
  const declaration = {
    packageName: facts.packageName,
    ...(examples === undefined ? {} : { examples: EXAMPLES }),
  };
  const source = completeApiSource(declaration, { id: 'new', prefix: '/new/' }, EXAMPLES);
  const units = await withRenderedElements(facts.units, [source]);
  rmSync(EXAMPLES, { force: true });
  return units.flatMap((unit) => {
    if (unit.kind === 'namespace') return unit.name;
    if (unit.kind !== 'component') return [];
    const playground = readPlayground({ unit, family: {} }, () => {});
    return playground && isPlayable(unit, playground) ? [] : unit.name;
  });
}
