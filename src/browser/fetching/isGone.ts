const GONE: readonly number[] = [404, 410];

/** Returns whether a host says that it no longer has a file: there is a newer build. */
export const isGone = (status: number): boolean => GONE.includes(status);
