import type { ComponentProps } from 'react';
import type { ClickLabel } from '../../model/analytics/AnalyticsEvent';
import { Icon, type IconName } from '../Icon';

interface MenuButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'onClick'> {
  icon: IconName;
  label: string;
  track: ClickLabel;
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
