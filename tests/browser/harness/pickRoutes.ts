/** The part of the site that a route belongs to: language, product and first folder, as far as it has them. */
function partOf(route: string): string {
  const segments = route.split('/').filter(Boolean);
  return segments.slice(0, /^[a-z]{2}$/.test(segments[0] ?? '') ? 3 : 2).join('/');
}

/**
 * At most `most` of the routes, the same ones each time: by turns one of every part of the site, so that each language
 * and each kind of page is there; all of them where there are no more.
 */
export function pickRoutes(routes: readonly string[], most: number): string[] {
  const parts = new Map<string, string[]>();
  for (const route of routes) parts.set(partOf(route), [...(parts.get(partOf(route)) ?? []), route]);
  const picked: string[] = [];
  for (let turn = 0; picked.length < Math.min(most, routes.length); turn += 1) {
    for (const part of parts.values()) {
      const route = part[turn];
      if (route !== undefined && picked.length < most) picked.push(route);
    }
  }
  return picked;
}
