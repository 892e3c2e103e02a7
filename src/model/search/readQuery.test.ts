import { condensePaste, MAX_QUERY_LETTERS, readQuery } from './readQuery';

describe('readQuery', () => {
  it.each([
    ['.MuiButton-root', 'MuiButton-root'],
    ['css-1x5jdmq-MuiButton-root', 'MuiButton-root'],
    ['theme.components.MuiTab.styleOverrides.root', 'MuiTab-root'],
    ['components.MuiButton.defaultProps.color', 'MuiButton.color'],
    ['components.MuiDialog.defaultProps.aria-describedby', 'MuiDialog.aria-describedby'],
    ['.MuiButton-root:hover', 'MuiButton-root'],
    ['.MuiButton-root.Mui-disabled', 'MuiButton-root'],
    ['.Mui-disabled', 'Mui-disabled'],
    ['div.MuiTab-root > span', 'MuiTab-root'],
    ['#root > div > main > div.MuiBox-root > button', 'MuiBox-root'],
    ["'& .MuiTabs-indicator': { display: 'flex', justifyContent: 'center' }", 'MuiTabs-indicator'],
    ["'& .MuiTabs-indicator': 'flex', 'center'", 'MuiTabs-indicator'],
    ['border color of .MuiOutlinedInput-notchedOutline', 'border color of MuiOutlinedInput-notchedOutline'],
    ['MuiChip-label vs. MuiChip-icon in dark mode', 'MuiChip-label vs. MuiChip-icon in dark mode'],
    ['<div class="MuiAccordion-root">', 'MuiAccordion-root'],
    ['<li class="MuiButtonBase-root MuiMenuItem-root css-1km1ehz">', 'MuiMenuItem-root'],
    ["document.querySelector('.MuiDataGrid-row--lastVisible')", 'MuiDataGrid-row--lastVisible'],
    ['<li class="ui.T-Door-root ui.T-Panel-root">', 'ui.T-Panel-root'],
    ['<Button', 'Button'],
    ['useTheme()', 'useTheme'],
    [
      'Warning: Failed prop type: Invalid prop `color` of value `x` supplied to `ForwardRef(Button)`',
      'Button color',
    ],
    ['React does not recognize the `fullWidth` prop on a DOM element.', 'fullWidth'],
    [
      'Warning: Each child in a list should have a unique "key" prop.\n\nCheck the render method of `ForwardRef(Tabs)`. See https://react.dev/link/warning-keys',
      'Tabs key',
    ],
    [
      'Warning: Function components cannot be given refs.\n\nCheck the render method of `Tooltip`.',
      'Tooltip Function components cannot be given refs.',
    ],
    ['In HTML, <div> cannot be a descendant of <p>.', 'In HTML div cannot be a descendant of p.'],
    [
      'Uncaught Error: MUI: The `anchorEl` prop provided to the component is invalid.',
      'The anchorEl  prop provided to the component is invalid.',
    ],
    [
      'MUI: A component is changing the uncontrolled value state of Slider to be controlled.\nElements should not switch',
      'Slider value',
    ],
    [
      'A component is changing the controlled expanded state of Accordion to be uncontrolled.',
      'Accordion expanded',
    ],
    [
      'MUI: A component is changing the default value state of an uncontrolled Slider after being initialized.',
      'Slider defaultValue',
    ],
    ['Uncaught (in promise) TypeError: MUI: the value is gone', 'the value is gone'],
    ["import IconButton from '@mui/material/IconButton';", 'IconButton'],
    ["import Lamp, { type Bulb, Plug as Socket } from 'lumen';", 'Lamp Bulb Plug'],
    ['error', 'error'],
    ['warning color', 'warning color'],
    ['dark mode flash', 'dark mode flash'],
    [
      "TypeError: Cannot read properties of undefined (reading 'main')\n    at createPalette (webpack:///a.js:1:2)\n    at Box (b.js:3:4)",
      'createPalette Box main',
    ],
    ['MUI: The lamp is off.\n    at Lamp (webpack:///lamp.js:12:3)', 'The lamp is off. '],
    ['button ', 'button '],
  ])('reads %s as %s', (text, meant) => {
    expect(readQuery(text, ['Mui', 'ui.T-']).replace(/\s+/g, ' ')).toBe(meant.replace(/\s+/g, ' '));
  });
});

it('readQuery reads no class names that no documented package has', () => {
  expect(readQuery('<li class="MuiMenuItem-root">', ['Ui'])).toBe('li class= MuiMenuItem-root ');
});

describe('condensePaste', () => {
  it('shortens a long text to the length limit of the field, at a word boundary', () => {
    const text = condensePaste(`MUI: ${'a message of many words '.repeat(9)}`);
    expect(text.length).toBeLessThanOrEqual(MAX_QUERY_LETTERS);
    expect(text).toMatch(/^a message/);
    expect(text).not.toMatch(/\s$/);
  });

  it('keeps the component that a message names after the length limit of the field', () => {
    const message = 'MUI: A component is changing the uncontrolled value state of Slider to be controlled.';
    const advice = 'Elements should not switch. Decide between the two for the lifetime of the component.';
    expect(condensePaste(`${message} ${advice}`)).toBe('Slider value');
  });

  it.each([
    ["of the console's own words", 'error ', /^(?:error ?)+$/],
    ['of an endless message', "'prop: Prop `a` '", /^'?prop/],
    ['of signs', "';'", /^/],
  ])('reads a long text %s without delay', (_what, part, expected) => {
    expect(condensePaste(`${part.repeat(200_000 / part.length)}x`)).toMatch(expected);
  });

  it('keeps the beginning of a text without spaces', () => {
    expect(condensePaste('按钮在保存时显示加载状态'.repeat(100))).toHaveLength(MAX_QUERY_LETTERS);
  });

  it('joins several lines to one', () => {
    expect(condensePaste(' two\n  lines ')).toBe('two lines');
  });
});
