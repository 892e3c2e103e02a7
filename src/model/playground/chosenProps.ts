import type { Choices, ChoiceValue, Control } from './controls';

/** Returns what a component does if the prop of a control is not set, if that is known. */
export function unset({ kind, default: fallback }: Control): ChoiceValue | undefined {
  return fallback ?? (kind === 'switch' ? false : undefined);
}

/**
 * Returns the props that choices stand for: those that differ from what the component does without them.
 * @param element creates the element of an icon
 */
export function choicesToProps(
  choices: Choices,
  controls: readonly Control[],
  element: (icon: string) => unknown,
): Readonly<Record<string, unknown>> {
  const props: Record<string, unknown> = {};
  for (const control of listSet(choices, controls)) {
    const value = choices[control.name];
    const name = String(value);
    if (control.kind === 'icon') props[control.name] = element(name);
    else props[control.name] = control.kind === 'object' ? control.objects?.[name] : value;
  }
  return props;
}

/** Lists the controls whose prop is written: it is required, or its value is not what the component does anyway. */
export function listSet(choices: Choices, controls: readonly Control[]): Control[] {
  return controls.filter((control) => {
    const value = choices[control.name];
    return value !== undefined && (control.isRequired || value !== unset(control));
  });
}
