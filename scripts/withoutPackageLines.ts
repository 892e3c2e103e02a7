/** Returns a trace without the lines that are in packages. */
export function withoutPackageLines(trace: string): string {
  return trace.replace(/^.*\/node_modules\/.*$/gm, '');
}
