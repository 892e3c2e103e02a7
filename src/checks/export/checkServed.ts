import { readFileSync, statSync } from 'node:fs';
import { listServed, SERVED_FOLDER } from '../../content/outputs/exportedFiles';
import type { Problem } from '../../model/problems/Problem';

/** Every file of `public/` has gone out as it is: the build has written nothing of its own over it. */
export function checkServed(folder: string, served: readonly string[] = listServed()): Problem[] {
  return served.flatMap((path) => {
    const file = `${SERVED_FOLDER}/${path}`;
    const out = `${folder}/${path}`;
    const there = statSync(out, { throwIfNoEntry: false });
    if (!there || (there.isFile() && readFileSync(out).equals(readFileSync(file)))) return [];
    const message = `The build writes a file of its own to /${path}`;
    const hint = 'rename it, or take it out; build again where it has changed since';
    return [{ file, line: 1, column: 1, code: 'public-file', message, hint }];
  });
}
