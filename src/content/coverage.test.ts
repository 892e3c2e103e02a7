import type { ApiProp, ApiUnit } from '../model/api/ApiUnit';
import { findLack, formatLack, isComplete, listSetProps } from './coverage';

const prop = (name: string, text: string): ApiProp => ({
  name,
  type: { text },
  description: '',
  declaredBy: '',
});

const unit = (name: string, ...props: ApiProp[]) =>
  ({ name, kind: 'component', props }) as unknown as ApiUnit;

const UNITS = [
  unit('Door', prop('size', "'small' | 'large'"), prop('isOpen', 'boolean'), prop('title', 'string')),
];

const PLANNED = {
  components: ['Door'],
  headings: ['sizes', 'limits'],
  demos: ['BasicDoors', 'DoorSizes'],
  readAt: 'abc',
};

describe('listSetProps', () => {
  it.each([
    ['<Door size="small" isOpen>', ['size', 'isOpen']],
    ['<Door isOpen/>', ['isOpen']],
    ['<Door\n  onOpen={() => { if (a > b) size = 2; }}\n  label="its size > 2"\n/>', ['onOpen', 'label']],
    ['<Door sx={{ "&:hover": { size: 1 } }}>size</Door>', ['sx']],
    ['<DoorFrame size="small" />', []],
    ['<Door {...rest} /><Door size="large" />', ['size']],
  ])('reads %j', (code, props) => {
    expect(listSetProps(code, 'Door')).toEqual(props);
  });
});

describe('findLack', () => {
  it('lacks everything without a page', () => {
    const lack = findLack('/door', PLANNED, undefined, UNITS);
    expect(lack).toMatchObject({
      isWritten: false,
      headings: PLANNED.headings,
      demos: PLANNED.demos,
      props: ['Door.size', 'Door.isOpen'],
    });
    expect(formatLack(lack)).toBe('/door: no page');
    expect(formatLack(findLack('/door', PLANNED, undefined, UNITS, false))).toBe(
      '/door: no page, and not in the tree',
    );
    expect(formatLack(lack, true)).toContain('BasicDoors DoorSizes');
  });

  it('lacks what a page does not have, or what no demo sets', () => {
    const demos = [{ name: 'DoorSizes', code: '<Door size="small" />' }];
    const lack = findLack('/door', PLANNED, { headings: ['sizes'], demos }, UNITS);
    expect(lack).toMatchObject({ headings: ['limits'], demos: ['BasicDoors'], props: ['Door.isOpen'] });
    expect(isComplete(lack)).toBe(false);
  });

  it('is complete if the rest is left out by name', () => {
    const demos = [{ name: 'DoorSizes', code: '<Door size="small" />' }];
    const leftOut = { limits: 'none are known', BasicDoors: 'the playground', 'Door.isOpen': 'not seen' };
    const lack = findLack('/door', { ...PLANNED, leftOut }, { headings: ['sizes'], demos }, UNITS);
    expect(isComplete(lack)).toBe(true);
    expect(lack.mistakes).toEqual([]);
  });

  it('reports unknown components, and what is left out although it is there', () => {
    const demos = [{ name: 'DoorSizes', code: '<Door size="small" />' }];
    const planned = { ...PLANNED, components: ['Door', 'Dor'], leftOut: { 'Door.size': 'too plain' } };
    const { mistakes } = findLack('/door', planned, { headings: [], demos }, UNITS);
    expect(mistakes).toEqual([expect.stringContaining('"Dor"'), expect.stringContaining('"Door.size"')]);
  });
});
