import type { Problem } from '../model/Problem';

/** Returns the problem of a file whose name differs from another name only in case. */
export function caseCollisionProblem(file: string, other: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    code: 'case-collision',
    message: `The name differs from ${other} only in case`,
    hint: 'rename one of them; on some file systems they are the same file',
  };
}

/**
 * Returns the problem of a symbolic link in a folder that the build reads: it may lead out of the project.
 */
export function symbolicLinkProblem(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    code: 'symbolic-link',
    message: 'Symbolic links are not followed',
    hint: 'replace the link with the file',
  };
}
