import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

export interface EntryProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** The height of the field. */
  size?: 'small' | 'medium';
  /** Whether the text is wrong. */
  invalid?: boolean;
}

/** A field for a line of text. */
export function Entry({ size = 'medium', invalid = false, className, type = 'text', ...props }: EntryProps) {
  return (
    <input
      type={type}
      aria-invalid={invalid}
      className={clsx(
        'rounded border px-2',
        size === 'small' ? 'py-0.5' : 'py-1',
        invalid ? 'border-red-700' : 'border-slate-400',
        className,
      )}
      {...props}
    />
  );
}
