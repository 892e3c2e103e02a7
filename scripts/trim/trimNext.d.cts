/** Sources that stand in for modules of Next, by their paths in its package. */
export function listReplacements(): Record<string, string | undefined>;
export function trimNext(): { rules: Record<string, unknown>; resolveAlias: Record<string, unknown> };
