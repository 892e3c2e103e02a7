import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { createPortal } from 'react-dom';

export interface SheetProps extends ComponentPropsWithRef<'div'> {
  /** Whether the sheet is shown. */
  open: boolean;
  /** The corner that the sheet is in. */
  side?: 'start' | 'end';
}

/** Lies over the page. */
export function Sheet({ open, side = 'end', className, ...props }: SheetProps) {
  if (!open) return null;
  const place = side === 'end' ? 'end-4' : 'start-4';
  return createPortal(
    <div
      role="status"
      className={clsx(
        'fixed bottom-4 rounded-lg bg-sky-900 p-4 text-white dark:bg-sky-200 dark:text-black',
        place,
        className,
      )}
      {...props}
    />,
    document.body,
  );
}
