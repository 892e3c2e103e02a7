import type { ComponentPropsWithRef } from 'react';
import { useToggle } from '@/toggle/useToggle';
import { PanelContext } from '@/panel/PanelContext';

export interface PanelRootProps extends ComponentPropsWithRef<'section'> {
  /** Whether the panel is open at first. */
  defaultOpen?: boolean;
  /** Whether the panel cannot be opened or closed. */
  disabled?: boolean;
  /** How much the panel stands out. */
  tone?: 'plain' | 'raised' | 'sunken';
  /** Called with the new state. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Holds the parts of a panel. */
export function PanelRoot({
  defaultOpen = false,
  disabled = false,
  tone = 'plain',
  onOpenChange,
  ...props
}: PanelRootProps) {
  const state = useToggle({ initial: defaultOpen, isFixed: disabled, onChange: onOpenChange });
  return (
    <PanelContext value={state}>
      <section
        data-open={state.isOn ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        data-tone={tone}
        {...props}
      />
    </PanelContext>
  );
}
