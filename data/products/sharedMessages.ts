import type { ApiMessageNote } from 'docs-shell';

/** Cause and cure of messages that several packages have. */
export const sharedMessages = {
  defaultValueArray: {
    says: 'the `defaultValue` prop to be an array when `multiple={true}`',
    cause: 'With `multiple`, the value is a list of options, and `defaultValue` is not an array.',
    cure: 'Pass an array, `[]` for an empty selection, or leave out `defaultValue`.',
  },
  valueArray: {
    says: 'the `value` prop to be an array when `multiple={true}`',
    cause:
      "With `multiple`, the value is a list of options, and `value` is not an array; often it is `null` or `''`.",
    cure: 'Start the state with `[]`, and store the whole array that `onChange` gives you.',
  },
  initFunction: {
    says: 'The getInitColorSchemeScript function has been deprecated.',
    cause: 'The code calls `getInitColorSchemeScript()`, which a component has replaced.',
    cure: 'Render `<InitColorSchemeScript />` before the content of the page, with the same options as props.',
  },
} as const satisfies Readonly<Record<string, ApiMessageNote>>;
