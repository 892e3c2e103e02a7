import { Panel } from '@acme/one';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface FoldProps extends Omit<Panel.RootProps, 'title'> {
  /** What is shown while the fold is closed. */
  title: ReactNode;
  /** The space around the fold. */
  space?: 'small' | 'large';
}

/** A panel with a title. */
export function Fold({ title, space = 'small', className, children, ...props }: FoldProps) {
  return (
    <Panel.Root
      className={clsx('border-s-4 border-sky-700', space === 'small' ? 'ps-3' : 'ps-8', className)}
      {...props}
    >
      <Panel.Header className="underline">{title}</Panel.Header>
      <Panel.Body>{children}</Panel.Body>
    </Panel.Root>
  );
}
