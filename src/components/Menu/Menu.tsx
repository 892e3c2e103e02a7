import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon';
import { Tip } from '../Tip';

interface MenuProps {
  /** Unique in the document. */
  id: string;
  /** Accessible name of the button. */
  label: string;
  /** The current choice; shown next to the button and used as its accessible description. */
  value?: string;
  icon?: IconName;
  /** Hides the value if the header is narrow. */
  compact?: boolean;
  /** Shows the value as the name of where the reader is. */
  strong?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A button that opens a list of links. The list is a native popover, so it works before and without React.
 */
export function Menu(props: MenuProps) {
  const { id, label, value, icon, compact = false, strong = false, className, children } = props;
  return (
    <div className={['menu-root', strong && 'menu-strong', className].filter(Boolean).join(' ')}>
      {value ? (
        <span
          id={`${id}-value`}
          aria-hidden="true"
          dir="auto"
          className={compact ? 'menu-compact-value' : 'menu-value'}
        >
          {value}
        </span>
      ) : null}
      <Icon name={icon ?? 'down'} size={icon ? 20 : 16} />
      <button
        type="button"
        className="menu-button"
        popoverTarget={id}
        aria-label={label}
        aria-describedby={value ? `${id}-value` : undefined}
      >
        {compact ? <Tip>{label}</Tip> : null}
      </button>
      <div id={id} popover="auto" className="menu-list" role="group" aria-label={label}>
        {children}
      </div>
    </div>
  );
}
