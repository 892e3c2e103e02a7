import { useState } from 'react';

export interface ToggleOptions {
  /** The first state. */
  initial?: boolean;
  /** Whether the state stays as it is. */
  isFixed?: boolean;
  /** Called with the new state. */
  onChange?: (isOn: boolean) => void;
}

export interface Toggle {
  isOn: boolean;
  /** Changes the state to the other one. */
  toggle: () => void;
  set: (isOn: boolean) => void;
}

/** Keeps something that is on or off. */
export function useToggle({ initial = false, isFixed = false, onChange }: ToggleOptions = {}): Toggle {
  const [isOn, setOn] = useState(initial);
  const set = (next: boolean) => {
    if (isFixed) return;
    setOn(next);
    onChange?.(next);
  };
  return { isOn, toggle: () => set(!isOn), set };
}
