import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

const styles = cva('px-2 text-sm', {
  variants: {
    hue: { amber: 'bg-amber-100 text-amber-900', sky: 'bg-sky-100 text-sky-900' },
    shape: { pill: 'rounded-full', square: '' },
  },
});

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The color of the badge. */
  hue?: 'amber' | 'sky';
  /** The form of its ends. */
  shape?: 'pill' | 'square';
}

/** Says in a word what something is. */
export function Badge({ hue = 'sky', shape = 'pill', className, ...props }: BadgeProps) {
  return <span className={clsx(styles({ hue, shape }), className)} {...props} />;
}
