/**
 * Runs a task and returns what it gives, with the reasons of promises that were rejected meanwhile, or right after,
 * while nobody listened to them.
 */
export async function catchRejections<T>(
  task: () => Promise<T>,
): Promise<{ result: T; reasons: readonly unknown[] }> {
  const reasons: unknown[] = [];
  const listen = (reason: unknown) => {
    reasons.push(reason);
  };
  process.on('unhandledRejection', listen);
  try {
    const result = await task();
    // Node tells of a rejection when the work at hand is done.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    return { result, reasons };
  } finally {
    process.off('unhandledRejection', listen);
  }
}
