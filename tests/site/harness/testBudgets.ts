import { BUDGETS, type PageKind, type PageWeight } from '../../../scripts/budgets';

/** Tests what pages weigh. */
export function testBudgets(
  pages: readonly { readonly route: string; readonly kind: PageKind; readonly weight: PageWeight }[],
): void {
  describe('a page at load', () => {
    it.each(Object.entries(BUDGETS))('stays within the budget of its kind: %s', (kind, budget) => {
      const ofKind = pages.filter((page) => page.kind === kind);
      const over = ofKind.flatMap(({ route, weight }) =>
        (Object.keys(budget) as (keyof PageWeight)[])
          .filter((name) => weight[name] > budget[name])
          .map((name) => `${route} ${name} ${weight[name]}`),
      );
      expect(over).toEqual([]);
      expect(ofKind).not.toEqual([]);
    });
  });
}
