import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

export interface MeterProps extends ComponentPropsWithRef<'div'> {
  /** How much there is. */
  value?: number;
  /** How much there can be. */
  max?: number;
  /** The height of the bar. */
  size?: 'small' | 'medium' | 'large';
  /** Whether the value is written beside the bar. */
  isLabeled?: boolean;
}

/** Shows how full something is. */
export function Meter({
  value = 0,
  max = 100,
  size = 'medium',
  isLabeled = true,
  className,
  ...props
}: MeterProps) {
  return (
    <div
      role="meter"
      aria-valuenow={value}
      aria-valuemax={max}
      className={clsx('meter', `meter-${size}`, className)}
      {...props}
    >
      <span style={{ inlineSize: `${(100 * value) / max}%` }} />
      {isLabeled ? <output>{value}</output> : null}
    </div>
  );
}
