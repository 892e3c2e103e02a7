import { classAnchor } from '../../../src/model/api/anchors';
import { apiUnits, listMissedQueries } from './listMissedQueries';

/** Names that several things share; once, such names were ranked too low. */
const SHARED =
  /^(?:MuiInputBase-(?:inputAdornedEnd|multiline)|MuiList-subheader|MuiRating-icon|MuiSlider-track)$/;

/** Forms that developers copy from their tools, by the name of a class. */
const FORMS = [
  (name: string) => `.${name}:hover`,
  (name: string) => `.${name}.Mui-disabled`,
  (name: string) => `<div class="${name} css-1km1ehz">`,
  (name: string) => `document.querySelector('.${name}')`,
];

/** Tests every tenth class of a component. */
const EVERY = 10;

const all = apiUnits.flatMap((unit) =>
  unit.classes.map((each, index) => ({ unit, ...each, isSampled: !each.isState && index % EVERY === 0 })),
);
type Class = (typeof all)[number];
const keyOf = ({ unit, key }: Class) => `${unit.pathname}#${classAnchor(unit.name, key)}`;

/**
 * Tests the search results for classes of the API reference: for every nth class of the sample, and for
 * shared names.
 */
export function testClasses(every: number): void {
  const sampled = all.filter(({ isSampled }) => isSampled).filter((_, index) => index % every === 0);
  const shared = all.filter(({ isState, className }) => !isState && SHARED.test(className));

  describe('the class of a component that is pasted', () => {
    it('leads to itself first, in the form of an attribute', async () => {
      const asked = [...new Set([...sampled, ...shared])].map(({ unit, className }) => ({
        unit,
        query: className,
        keys: all.filter((other) => other.className === className).map(keyOf),
      }));
      expect(asked.length).toBeGreaterThan(10);
      expect(await listMissedQueries(asked, 1)).toEqual([]);
    });

    it('leads to itself, as selectors, tags and calls copied from developer tools', async () => {
      const asked = sampled.map((each, index) => ({
        unit: each.unit,
        query: FORMS[index % FORMS.length]?.(each.className) ?? '',
        keys: [keyOf(each)],
      }));
      expect(asked.length).toBeGreaterThan(10);
      expect(await listMissedQueries(asked, 3)).toEqual([]);
    });
  });
}
