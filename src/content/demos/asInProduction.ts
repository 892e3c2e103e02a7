/**
 * Loads modules as the reader's browser has them. The libraries name their styles by other rules in development, and a
 * module is loaded once: whoever loads one of these libraries at build does it by this, or the demos that use it are
 * drawn with names that no browser knows, and bring every style a second time when they come to life. What needs a
 * license is drawn by this, too. Nothing else looks like production: React, which the build has loaded before, is the
 * development one, which warns, and so do the libraries while they draw. `npm run dev`, whose browser develops, keeps
 * the names of development.
 * @throws what the task throws
 */
export async function asInProduction<T>(task: () => T | Promise<T>): Promise<T> {
  const environment = process.env as Record<string, string | undefined>;
  const { NODE_ENV: before } = environment;
  if (before !== 'development') environment.NODE_ENV = 'production';
  try {
    return await task();
  } finally {
    if (before === undefined) delete environment.NODE_ENV;
    else environment.NODE_ENV = before;
  }
}
