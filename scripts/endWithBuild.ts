const parent = process.ppid;

/** Ends this process where the build that has started it is gone: another may follow at once, and write the same files. */
export function endWithBuild(): void {
  if (process.ppid !== parent) process.exit(1);
}
