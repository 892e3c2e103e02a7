/** How long the processor works on a task, in milliseconds: what else the machine does meanwhile does not count. */
export function measureWork(task: () => unknown): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
