import type { Problem } from '../model/Problem';

/** What is said of a file whose name is that of another one but for its case. */
export function caseCollisionProblem(file: string, other: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    code: 'case-collision',
    message: `The name differs from ${other} in upper and lower case only`,
    hint: 'rename one of them; not every disk can hold both',
  };
}

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
