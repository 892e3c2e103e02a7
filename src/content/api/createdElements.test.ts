import { createElement } from 'react';
import type { ApiProp, ApiUnit } from '../../model/api/ApiUnit';
import { markSlots, readDefaults, watchElements, withDefaults } from './createdElements';

const Panel = () => null;
const prop = (name: string, fallback?: string): ApiProp => ({
  name,
  type: { text: '' },
  description: '',
  declaredBy: '',
  ...(fallback !== undefined && { default: fallback }),
});
const door = {
  name: 'Door',
  inherited: [
    {
      owner: 'Panel',
      target: { pathname: '/panel' },
      props: [
        prop('depth', '1'),
        prop('origin', "{ x: 'left', y: 'top', }"),
        prop('time', '{ enter: theme.enter }'),
        prop('level'),
        prop('open', 'false'),
      ],
    },
  ],
  slots: [
    { name: 'root', description: '', default: "'div'" },
    { name: 'front', description: '' },
    { name: 'icon', description: '', default: 'KnobIcon' },
  ],
} as unknown as ApiUnit;
const known = {
  names: new Map<unknown, string>([[Panel, 'Panel']]),
  types: new Map<string, unknown>([['/panel', Panel]]),
  mark: 'itemid',
};

/** Returns what `readDefaults` reads from a component that passes these props to the panel. */
function read(...panels: readonly object[]) {
  const elements = panels.map((props) => ({ type: Panel, props: props as Record<string, unknown> }));
  return readDefaults(door, elements, new Set(['open']), known);
}

describe('readDefaults', () => {
  it('reads the values that a component passes to the one that it inherits from', () => {
    expect(read({ depth: 2, origin: { x: 'left', y: 'bottom' } }).props).toEqual({
      depth: '2',
      origin: "{ x: 'left', y: 'bottom' }",
    });
  });

  it.each([
    ['equal values', { depth: 1, origin: { x: 'left', y: 'top' } }],
    ['values that were passed to the component', { open: true }],
    ['values of props without a documented default', { level: 3 }],
    ['values whose default is an expression', { time: 225 }],
    ['values that are not literals', { depth: () => 2, origin: { x: {} } }],
    ['undefined', { depth: undefined }],
  ])('does not read %s', (_, props) => {
    expect(read(props).props).toEqual({});
  });

  it('reads the element that receives the other props, if there are several', () => {
    expect(read({ depth: 5 }, { depth: 2, itemid: '' }).props).toEqual({ depth: '2' });
  });

  it('reads what the slots render, unless the documented name cannot be compared', () => {
    const elements = ['root', 'front', 'icon'].map((slot) => ({
      type: slot === 'front' ? Panel : 'span',
      props: { ...(markSlots(door).slotProps?.[slot] as Record<string, unknown>) },
    }));
    expect(readDefaults(door, elements, new Set(), known).slots).toEqual({ root: "'span'", front: 'Panel' });
  });

  it('keeps the documented default of a slot that renders it at any depth', () => {
    const marked = { ...(markSlots(door).slotProps?.['root'] as Record<string, unknown>) };
    const elements = [Panel, 'div'].map((type) => ({ type, props: marked }));
    expect(readDefaults(door, elements, new Set(), known).slots).toEqual({});
  });
});

describe('withDefaults', () => {
  it('changes the named defaults only', () => {
    const { inherited, slots } = withDefaults(door, { props: { depth: '2' }, slots: { front: 'Panel' } });
    expect(inherited[0]?.props.map((each) => each.default)).toEqual([
      '2',
      "{ x: 'left', y: 'top', }",
      '{ enter: theme.enter }',
      undefined,
      'false',
    ]);
    expect(slots.map((each) => each.default)).toEqual(["'div'", 'Panel', 'KnobIcon']);
  });
});

describe('watchElements', () => {
  it('lists the elements until it is stopped', () => {
    const { elements, stop } = watchElements();
    createElement('i', { id: 'a' });
    stop();
    createElement('b');
    expect(elements).toEqual([{ type: 'i', props: { id: 'a' } }]);
  });
});
