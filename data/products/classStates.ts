/**
 * Class keys that describe a state of a component, the same in every package of the family: `Mui-disabled`
 * and so on.
 */
export const classStates = {
  prefix: 'Mui-',
  keys: [
    'active',
    'checked',
    'completed',
    'disabled',
    'error',
    'expanded',
    'focused',
    'focusVisible',
    'open',
    'readOnly',
    'required',
    'selected',
  ],
} as const;
