import type { ApiMessageNote } from 'docs-shell';
import { sharedMessages } from '../sharedMessages';

/** Cause and cure of the messages of the package. */
export const apiMessages = [
  sharedMessages.defaultValueArray,
  sharedMessages.valueArray,
  sharedMessages.initFunction,
  {
    says: '`TextField` component has been removed in favor of Input composition.',
    cause: 'The package no longer has a component that joins field, label and helper text.',
    cure: 'Put `FormLabel`, `Input` and `FormHelperText` into a `FormControl`; the codemod of the message does it.',
  },
] as const satisfies readonly ApiMessageNote[];
