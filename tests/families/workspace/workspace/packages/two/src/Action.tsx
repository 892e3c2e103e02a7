import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/** The classes of an action, also for other elements. */
export const actionStyles = cva('inline-flex items-center font-medium', {
  variants: {
    tone: {
      strong: 'bg-sky-700 text-white dark:bg-sky-300 dark:text-black',
      quiet: 'border border-sky-700 text-sky-700 dark:border-sky-300 dark:text-sky-300',
    },
    size: { small: 'px-2 py-1 text-sm', medium: 'px-4 py-2', large: 'px-6 py-3 text-lg' },
    isRound: { true: 'rounded-full', false: 'rounded-md' },
  },
  defaultVariants: { tone: 'strong', size: 'medium', isRound: false },
});

export interface ActionProps extends ComponentPropsWithRef<'button'>, VariantProps<typeof actionStyles> {}

/** Does something when it is pressed. */
export function Action({ tone, size, isRound, className, type = 'button', ...props }: ActionProps) {
  return <button type={type} className={clsx(actionStyles({ tone, size, isRound }), className)} {...props} />;
}
