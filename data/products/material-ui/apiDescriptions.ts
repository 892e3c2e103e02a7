import { commonDescriptions, systemDescriptions } from '../propDescriptions';

/** Descriptions of props and hooks that the comments of the package lack. */
export const apiDescriptions = {
  ...commonDescriptions,
  ...systemDescriptions,
  'aria-describedby': 'Ids of the elements that describe the field.',
  autoFocus: 'If `true`, the control has the focus when it appears.',
  component: 'Element or component that is rendered as the root.',
  name: 'Name of the field in a form.',
  onBlur: 'Called when the focus leaves the field.',
  onFocus: 'Called when the field gets the focus.',
  onKeyDown: 'Called when a key goes down.',
  onKeyUp: 'Called when a key comes up.',
  readOnly: 'Sets the `readonly` attribute of the input, which browsers ignore here; use `disabled` instead.',
  'Autocomplete.onKeyDown':
    'Called when a key goes down. Set `event.defaultMuiPrevented = true` to keep the component from handling the key.',
  'Popover.onClose':
    'Called when the popover asks to be closed. `reason` is `backdropClick` or `escapeKeyDown`.',
  'Switch.type': 'Type of the `input` element.',
  'ThemeProvider.children': 'The part of the app that gets the theme.',
  'ThemeProvider.noSsr':
    'If `true`, the color mode is read before the first render, for apps that are not rendered on a server.',
  'ThemeProvider.theme':
    'A theme, or a function that gets the outer theme and returns the one for this part of the app.',
  useAutocomplete:
    'Returns the state of an autocomplete, and the props of its elements, which you render yourself.',
  useColorScheme:
    'Returns the color mode and the color schemes of the nearest `ThemeProvider`, and functions that change them.',
  'useColorScheme.allColorSchemes': 'Names of all color schemes of the theme.',
  useFormControl:
    'Returns the state of the `FormControl` around the component, or `undefined` if there is none.',
  'useFormControl.adornedStart': '`true` if the input has an adornment at its start.',
  'useFormControl.filled': '`true` if the input has a value.',
  'useFormControl.focused': '`true` if the input has the focus.',
  'useFormControl.onEmpty': 'Reports that the input has become empty.',
  'useFormControl.onFilled': 'Reports that the input has a value.',
  'useFormControl.registerEffect': 'Called by each input, so that two of them in one control are reported.',
  'useFormControl.setAdornedStart': 'Sets whether the input has an adornment at its start.',
  useMediaQuery: 'Returns whether a media query matches, and renders the component again when that changes.',
  usePagination: 'Returns the items of a pagination, which you render yourself.',
  'usePagination.items': 'The items to render, in order: pages, gaps, and the buttons that were asked for.',
  useRadioGroup:
    'Returns the state of the `RadioGroup` around the component, or `undefined` if there is none.',
  'useRadioGroup.name': 'Name that the radio buttons of the group share.',
  'useRadioGroup.onChange': 'Reports the radio button that was chosen.',
  'useRadioGroup.value': 'Value of the chosen radio button.',
  useScrollTrigger:
    'Returns whether the window or an element is scrolled beyond a threshold. Without `disableHysteresis`, that is `false` while it is scrolled up.',
  'useScrollTrigger.disableHysteresis':
    'If `true`, the direction of scrolling is ignored: only the position counts.',
  'useScrollTrigger.target': 'The window or the element whose scroll position is watched.',
  'useScrollTrigger.threshold': 'Number of pixels to scroll before the trigger turns on.',
  'useStepContext.active': '`true` if this is the current step.',
  'useStepContext.completed': '`true` if the step is done.',
  'useStepContext.disabled': '`true` if the step cannot be chosen.',
  'useStepContext.expanded': '`true` if the content of the step stays open.',
  'useStepContext.icon': 'Content of the icon of the step; its number by default.',
  'useStepContext.index': 'Position of the step, from 0.',
  'useStepContext.last': '`true` if it is the last step.',
  'useStepperContext.activeStep': 'Position of the current step, from 0.',
  'useStepperContext.alternativeLabel': '`true` if the labels are below the icons.',
  'useStepperContext.connector': 'The element between two steps.',
  'useStepperContext.nonLinear': '`true` if steps can be done in any order.',
  'useStepperContext.orientation': 'Direction in which the steps follow each other.',
  useTheme: 'Returns the theme of the nearest provider, or the default theme.',
} as const;
