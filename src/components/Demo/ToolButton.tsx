import type { ComponentProps } from 'react';
import type { ClickLabel } from '../../model/analytics/AnalyticsEvent';
import { Icon, type IconName } from '../Icon';
import { Tip } from '../Tip';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: IconName;
  label: string;
  track: ClickLabel;
}

/** An icon button of a demo's toolbar; it waits for the demo's island. */
export function ToolButton({ icon, label, track, ...props }: ToolButtonProps) {
  return (
    <button {...props} type="button" data-waits="" data-track={track} aria-label={label}>
      <Icon name={icon} size={18} />
      <Tip>{label}</Tip>
    </button>
  );
}

interface MenuButtonProps extends Omit<ToolButtonProps, 'onClick'> {
  /** Returns whether it has worked: a menu with the reason of a failure stays open. */
  onChoose: () => unknown;
}

/** An entry of a demo's menu: a button with its name. It waits for the demo's island, and closes the menu. */
export function MenuButton({ icon, label, track, onChoose, ...props }: MenuButtonProps) {
  return (
    <button
      {...props}
      type="button"
      data-waits=""
      data-track={track}
      onClick={async ({ currentTarget }) => {
        if ((await onChoose()) !== false) currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      }}
    >
      <Icon name={icon} size={18} />
      {label}
    </button>
  );
}
