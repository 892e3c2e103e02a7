import type { Problem } from '../../model/problems/Problem';

/** What is said of a link in a folder that the build reads: it may lead out of the project. */
export function symbolicLinkProblem(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    code: 'symbolic-link',
    message: 'Symbolic links are not read',
    hint: 'put the file itself in its place',
  };
}
