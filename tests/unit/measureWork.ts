/** Returns the CPU time of a task in milliseconds; other load on the machine does not count. */
export function measureWork(task: () => unknown): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
