import type { ComponentProps } from 'react';
import type { ClickLabel } from '../../model/analytics/AnalyticsEvent';
import { Icon, type IconName } from '../Icon/Icon';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: IconName;
  label: string;
  track: ClickLabel;
}

/** A button of a demo's toolbar: a drawing with a name, answered by the runtime. */
export function ToolButton({ icon, label, track, ...props }: ToolButtonProps) {
  return (
    <button
      {...props}
      type="button"
      data-needs-runtime=""
      data-track={track}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
