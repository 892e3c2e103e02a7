/**
 * Runs a task that loads modules in the same mode as the reader's browser. The libraries name their styles
 * differently in development, and a module is loaded only once. All code that loads one of these libraries at
 * build time must use this function; otherwise the demos that use the library are rendered with names that no
 * browser uses, and insert every style a second time when they are hydrated.
 * Demos that need a license are rendered with this function, too. Nothing else runs in production mode:
 * React, which the build has loaded before, is the development version, which warns, and so do the libraries
 * while they render. `npm run dev` keeps the names of development, because its browser runs in development
 * mode.
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
