import type { ComponentProps } from 'react';
import type { ClickLabel } from '../../model/analytics/AnalyticsEvent';
import { Icon, type IconName } from '../Icon';
import { Tip } from '../Tip';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: IconName;
  label: string;
  track: ClickLabel;
}

/** An icon button of a demo's toolbar; it needs the runtime. */
export function ToolButton({ icon, label, track, ...props }: ToolButtonProps) {
  return (
    <button {...props} type="button" data-needs-runtime="" data-track={track} aria-label={label}>
      <Icon name={icon} size={18} />
      <Tip>{label}</Tip>
    </button>
  );
}

/** An entry of a demo's menu: a button with its name. It needs the runtime, and closes the menu. */
export function MenuButton({ icon, label, track, onClick, ...props }: ToolButtonProps) {
  return (
    <button
      {...props}
      type="button"
      data-needs-runtime=""
      data-track={track}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        onClick?.(event);
      }}
    >
      <Icon name={icon} size={18} />
      {label}
    </button>
  );
}
