import {
  enumAnchor,
  genericAnchor,
  messageAnchor,
  classAnchor,
  propAnchor,
  returnAnchor,
  slotAnchor,
} from './anchors';

describe('anchors', () => {
  it.each([
    ['a prop', propAnchor('ButtonBase', 'component'), 'button-base-prop-component'],
    ['a prop with a hyphen', propAnchor('DataGrid', 'aria-label'), 'data-grid-prop-aria-label'],
    ['a class', classAnchor('Button', 'colorInherit'), 'button-classes-colorInherit'],
    ['a slot, with the capitals of its unit', slotAnchor('Button', 'root'), 'Button-css-root'],
    ['a prop of a part', propAnchor('Menu.Item', 'text'), 'menu-item-prop-text'],
    ['an enum', enumAnchor('Alarm', 'Level'), 'alarm-enum-Level'],
    [
      'a member of an enum, without spaces',
      enumAnchor('Alarm', 'Level', 'very low'),
      'alarm-enum-Level-very-low',
    ],
    ['a type parameter', genericAnchor('Picker', 'Value'), 'picker-type-Value'],
    ['a returned member', returnAnchor('useAutocomplete', 'value'), 'use-autocomplete-return-value'],
  ])('name %s', (_, anchor, expected) => {
    expect(anchor).toBe(expected);
  });

  it('differ for a prop, a class and a slot with the same name', () => {
    const anchors = [propAnchor('Card', 'root'), classAnchor('Card', 'root'), slotAnchor('Card', 'root')];
    expect(new Set(anchors).size).toBe(3);
  });
});

describe('messageAnchor', () => {
  it('is the same for a message and for its beginning, which the search has', () => {
    const text = 'The `max` prop should be 2 or above. '.repeat(20);
    expect(messageAnchor('ChipList', text)).toBe(messageAnchor('ChipList', text.slice(0, 150)));
    expect(messageAnchor('ChipList', text)).toMatch(/^chip-list-message-the-max-prop-should-be-2-or-above-/);
  });
});
