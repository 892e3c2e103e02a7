import type { Problem } from '../../model/problems/Problem';
import { LICENSED, type DemoSource } from './readDemo';

/** Every demo has a file that needs no licence; what needs one has a name that says so, and stands beside it. */
export function checkLicences({
  file,
  name,
  licences,
}: Pick<DemoSource, 'file' | 'name' | 'licences'>): Problem[] {
  const isMarked = file.includes(`${LICENSED}.`);
  if (isMarked === licences.length > 0) return [];
  const found = isMarked
    ? {
        message: 'The demo imports nothing that needs a licence',
        hint: `remove it, or make it the demo itself, ${name}.tsx`,
      }
    : {
        message: `The demo imports what needs the licence of ${licences.map(({ variable }) => variable).join(', ')}`,
        hint: `name it ${name}${LICENSED}.tsx, beside a ${name}.tsx for builds without the key`,
      };
  return [{ file, line: 1, column: 1, code: 'demo-licence', ...found }];
}
