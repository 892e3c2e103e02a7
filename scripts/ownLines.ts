/** A trace without its lines that lie in packages: where the project's own code was. */
export function ownLines(trace: string): string {
  return trace.replace(/^.*\/node_modules\/.*$/gm, '');
}
