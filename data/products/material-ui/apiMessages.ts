import type { ApiMessageNote } from 'docs-shell';
import { sharedMessages } from '../sharedMessages';

/** Cause and cure of the messages of the package. */
export const apiMessages = [
  sharedMessages.defaultValueArray,
  sharedMessages.valueArray,
  sharedMessages.initFunction,
  {
    says: "doesn't accept a Fragment as a child.",
    cause:
      'The component reads its children one by one and passes props to them. A fragment counts as one child, so what is inside it gets none.',
    cure: 'Pass the elements directly, or as an array with a `key` for each: `{isAdmin && [<A key="a" />, <B key="b" />]}`.',
  },
  {
    says: 'Expected the first child of Accordion to be a valid element.',
    cause: 'The first child is the header of the accordion, and it is a text, `null` or `false`.',
    cure: 'Put an `AccordionSummary` first, and render it in every state.',
  },
  {
    says: 'The prop `max` should be equal to 2 or above.',
    cause:
      '`max` counts the avatar that shows the number of the others, so one avatar leaves no room for it.',
    cure: 'Set `max` to 2 or more.',
  },
  {
    says: 'You have provided an invalid combination of props to the Breadcrumbs.',
    cause:
      'The items that stay before and after the collapsed part are at least `maxItems`, so nothing would collapse.',
    cure: 'Raise `maxItems`, or lower `itemsBeforeCollapse` or `itemsAfterCollapse`.',
  },
  {
    says: 'Combining `raised={true}` with `variant="outlined"` has no effect.',
    cause: 'A raised card has a shadow, and an outlined one has a border instead.',
    cure: 'Remove `raised`, or use the variant `elevation`.',
  },
  {
    says: 'Either `children`, `image`, `src` or `component` prop must be specified.',
    cause: 'The component has nothing to show; often the address of the picture has not been loaded yet.',
    cure: 'Pass `image` or `src`, or render the component when the address is there.',
  },
  {
    says: 'The Chip component can not handle the avatar and the icon prop at the same time.',
    cause: 'An avatar and an icon have the same place, before the label.',
    cure: 'Pass only one of them.',
  },
  {
    says: 'You have provided the `disableShrink` prop with a variant other than `indeterminate`.',
    cause: '`disableShrink` changes the animation, which only the variant `indeterminate` has.',
    cure: 'Remove `disableShrink`, or use `variant="indeterminate"`.',
  },
  {
    says: 'There are multiple `InputBase` components inside a FormControl.',
    cause:
      'A form control has one state for one field. With two fields, focus and errors of one show on the other.',
    cure: 'Give each field a `FormControl` of its own, and group them with `FormGroup` or `Stack`.',
  },
  {
    says: 'The GridLegacy component is deprecated.',
    cause: 'The grid with the prop `item` is kept only for older code.',
    cure: 'Use `Grid`: drop `item`, and write `size={{ xs: 12, md: 6 }}` instead of `xs` and `md`. There is a codemod for it.',
  },
  {
    says: 'You are providing an onClick event listener to a child of a button element.',
    cause:
      'Only a click on the icon itself would run the handler, not one on the padding, and not the Enter key.',
    cure: 'Move `onClick` from the icon to the `IconButton`.',
  },
  {
    says: 'infers the variant prop you do not have to provide one.',
    cause: 'The adornment takes its variant from the field around it, and the same variant is passed again.',
    cure: 'Remove `variant` from the `InputAdornment`.',
  },
  {
    says: 'that does not correctly handle the `ref` prop.',
    cause:
      'The ref of `inputComponent` gives something else than an `input` element, for example a wrapper or an object of methods.',
    cure: 'Forward the ref to the `input`. If the component offers only methods, return an object with `focus` and `value` by `useImperativeHandle`.',
  },
  {
    says: 'Expected valid input target. Did you use a custom `inputComponent`',
    cause: 'A change event came from something that is not an `input`, so the new value cannot be read.',
    cure: 'Pass `onChange` and the ref of `inputComponent` on to its `input` element.',
  },
  {
    says: 'You can not use the `minRows` or `maxRows` props when the input `rows` prop is set.',
    cause: '`rows` fixes the height, while `minRows` and `maxRows` let it grow with the text.',
    cure: 'Keep either `rows`, or `minRows` and `maxRows`.',
  },
  {
    says: 'You need to provide a value prop when using the determinate or buffer variant',
    cause: 'These variants show how much is done, and `value` is missing.',
    cure: 'Pass `value` from 0 to 100, or use `variant="indeterminate"` while it is unknown.',
  },
  {
    says: 'You need to provide a valueBuffer prop when using the buffer variant',
    cause: 'The variant `buffer` shows two amounts, and the second one is missing.',
    cure: 'Pass `valueBuffer`, or use `variant="determinate"`.',
  },
  {
    says: 'You used an element after ListItemSecondaryAction.',
    cause: 'The item looks only at its last child to find out whether it has a secondary action.',
    cure: 'Use the prop `secondaryAction`, which replaces `ListItemSecondaryAction`.',
  },
  {
    says: 'Unable to set focus to a ListItemButton whose component has not been rendered.',
    cause:
      '`autoFocus` is set, and the component of the button did not forward its ref, so there is no element to focus.',
    cure: 'Forward the ref in what you pass as `component`.',
  },
  {
    says: 'Unable to set focus to a MenuItem whose component has not been rendered.',
    cause:
      '`autoFocus` is set, and the component of the item did not forward its ref, so there is no element to focus.',
    cure: 'Forward the ref in what you pass as `component`.',
  },
  {
    says: 'is not available in the theme. Please make sure that `theme.shadows',
    cause: 'The theme has no shadow for this `elevation`; by default it has those from 0 to 24.',
    cure: 'Use an `elevation` that exists, or add the missing entries to `theme.shadows`.',
  },
  {
    says: 'Combining `elevation={…}` with `variant="…"` has no effect.',
    cause: 'Only the variant `elevation` has a shadow.',
    cure: 'Remove `elevation`, or use `variant="elevation"`.',
  },
  {
    says: 'You need to provide a `anchorPosition` prop when using',
    cause: 'The popover should stand at a position, and none is given.',
    cure: 'Pass `anchorPosition={{ top, left }}`, or use `anchorEl`.',
  },
  {
    says: 'It should be an Element or PopoverVirtualElement instance',
    cause: '`anchorEl` is not an element: it is missing, or it is a ref or a selector.',
    cure: 'Pass the element: `event.currentTarget` of the click that opens it, kept in a state.',
  },
  {
    says: 'The `anchorEl` prop provided to the component is invalid. The anchor element should be part of the document layout.',
    cause:
      'The anchor has no size or is no longer in the document, so the component would stand in the corner. It is hidden, was replaced in a later render, or the test runs without layout.',
    cure: 'Open only while the anchor is visible, and keep the same element mounted. If it may disappear, pass a function that returns the current one. In jsdom, ignore the warning.',
  },
  {
    says: 'The popover component is too tall.',
    cause: 'The content is higher than the window, so a part of it cannot be reached.',
    cure: 'Limit the height and let it scroll: `slotProps={{ paper: { sx: { maxHeight: 320 } } }}`.',
  },
  {
    says: 'It should be an HTML element instance or a virtualElement',
    cause: '`anchorEl` is neither an element nor an object with `getBoundingClientRect`.',
    cure: 'Pass the element itself, not the ref that holds it, or a virtual element with `getBoundingClientRect`.',
  },
  {
    says: 'The prop `precision` should be above 0.1.',
    cause: 'The stars cannot show differences this small.',
    cure: 'Use 0.1 or more, for example `precision={0.5}`.',
  },
  {
    says: 'The `value` prop must be an array when using the `Select` component with `multiple`.',
    cause: 'With `multiple`, the value is a list, and `value` is a single one.',
    cure: "Start the state with `[]` instead of `''`.",
  },
  {
    says: 'You have provided an out-of-range value',
    cause:
      "No option of the list has this value: the options are not loaded yet, the types differ (`1` and `'1'`), or the value is an object that is compared by identity.",
    cure: "Pass `''` until the options are there, use one type for both, and compare objects by their id.",
  },
  {
    says: 'The `container` prop provided to the component is invalid. The anchor element',
    cause:
      'The container has no size or is not in the document, so the way of the transition cannot be measured.',
    cure: 'Pass a container that is mounted and visible.',
  },
  {
    says: 'The `container` prop provided to the component is invalid. It should be an HTML element',
    cause: '`container` is not an element; often it is a ref.',
    cure: 'Pass the element, `ref.current`, or a function that returns it.',
  },
  {
    says: 'You need to use the `getAriaLabel` prop instead of `aria-label`',
    cause: 'A range has two thumbs, and one label would name both of them.',
    cure: "Pass a function: `getAriaLabel={(index) => (index === 0 ? 'Minimum' : 'Maximum')}`.",
  },
  {
    says: 'You need to use the `getAriaValueText` prop instead of `aria-valuetext`',
    cause: 'A range has two thumbs, and one text would be read for both of them.',
    cure: 'Pass a function: `getAriaValueText={(value, index) => …}`.',
  },
  {
    says: '<StepContent /> is only designed for use with the vertical stepper.',
    cause: 'In a horizontal stepper there is no room for content below a step.',
    cure: 'Use `orientation="vertical"`, or render the content below the stepper.',
  },
  {
    says: 'The page prop of a TablePagination is out of range',
    cause:
      'There is no page of this number: pages count from 0, or there are fewer rows than before, for example after a filter.',
    cure: 'Set the page to 0 when the number of rows changes, and pass 0 while `count` is 0.',
  },
  {
    says: 'You can not use the `centered={true}` and `variant="scrollable"`',
    cause: 'Tabs that scroll have no free room in which they could be centered.',
    cure: 'Remove one of the two props.',
  },
  {
    says: "None of the Tabs' children match with",
    cause: 'No tab has this value. Tabs without a `value` have their position, from 0, as a number.',
    cure: 'Pass the value of one of the tabs, or `false` if none is selected.',
  },
  {
    says: 'is not part of the document layout. Make sure the tab item',
    cause:
      'The selected tab has no size, because it or a parent is hidden, so the indicator has no place. In jsdom, no element has a size.',
    cure: 'Render the tabs when they become visible, or call `updateIndicator()` of their `action` then.',
  },
  {
    says: '`children` must be passed when using the `TextField` component with `select`.',
    cause: 'With `select`, the field shows a list, and it has no options.',
    cure: 'Pass `MenuItem` elements as children.',
  },
  {
    says: 'The Experimental_CssVarsProvider component has been ported into ThemeProvider.',
    cause: 'The code uses an earlier name.',
    cure: 'Use `ThemeProvider`, with a theme that has `cssVariables: true`.',
  },
  {
    says: 'You are providing a disabled `button` child to the Tooltip component.',
    cause:
      'Browsers send no pointer events to a disabled button, so the tooltip never learns that the pointer is there.',
    cure: 'Wrap the button: `<Tooltip title="…"><span><Button disabled>…</Button></span></Tooltip>`.',
  },
  {
    says: 'The `children` component of the Tooltip is not forwarding its props correctly.',
    cause:
      'The child is a component that does not put the handlers and the ref of the tooltip on one element.',
    cure: 'In the child, spread the remaining props, and the ref, on the root element; or wrap the child in a `span`.',
  },
  {
    says: 'You have provided a `title` prop to the child of <Tooltip />.',
    cause: 'The browser would show a tooltip of its own over this one.',
    cure: 'Remove `title` from the child.',
  },
  {
    says: 'The modal content node does not accept focus.',
    cause: 'Focus has to move into the modal when it opens, and its content has no `tabIndex`.',
    cure: 'Set `tabIndex={-1}` on the element, and forward props and ref to it if it is a component of yours.',
  },
  {
    says: 'The `getOptionLabel` method of … returned',
    cause: 'The label of an option has to be a string, and this one is an object, a number or `undefined`.',
    cure: "Return a string for every option and for the value: `getOptionLabel={(option) => option.name ?? ''}`.",
  },
  {
    says: 'Unable to find the input element.',
    cause: '`renderInput` renders something that does not pass the ref and the props on to an `input`.',
    cure: 'Spread `params` on a `TextField`; with a field of your own, pass on `params.inputProps` and `params.InputProps.ref`.',
  },
  {
    says: 'The `isOptionEqualToValue` method of … does not handle the arguments correctly.',
    cause: 'Several options count as the same as the value.',
    cure: 'Compare what is unique: `isOptionEqualToValue={(option, value) => option.id === value.id}`.',
  },
  {
    says: 'returns duplicated headers.',
    cause: 'Options of one group do not follow each other, so the heading of the group comes more than once.',
    cure: 'Sort the options by what `groupBy` returns.',
  },
] as const satisfies readonly ApiMessageNote[];
