import { useEffect, useMemo, type ComponentType } from 'react';
import type { DemoProviderModule, DemoStage, DemoSurface } from '../../model/demos/DemoProviderModule';
import type { DemoStyles, Direction } from '../../model/demos/DemoStyles';
import type { ThemeChoices } from '../../model/demoTheme/ThemeChoices';
import { isForeignChange, PartBoundary } from '../PartBoundary';

interface DemoRootProps {
  Component: ComponentType;
  /** Props of the component: those that a playground chooses, or none. */
  props?: object | undefined;
  Provider: DemoProviderModule['DemoProvider'];
  styles: DemoStyles;
  direction: Direction;
  mode: 'light' | 'dark';
  surface?: DemoSurface | undefined;
  stage?: DemoStage | undefined;
  /** The reader's theme. */
  choices?: ThemeChoices | undefined;
  /** Element with the demo, in which what was typed is entered again after another program has changed it. */
  holder?: Element | undefined;
  /** Called when the demo can be used. */
  onMount?: (() => void) | undefined;
  /** Called if the demo throws; the surrounding `DemoStage` shows the error. */
  onCrash?: ((error: Error) => void) | undefined;
}

/** One demo in its providers. The same tree is used for prerendering and for hydration. */
export function DemoRoot(props: DemoRootProps) {
  const {
    Component,
    props: demoProps,
    Provider,
    styles,
    direction,
    mode,
    surface,
    stage,
    choices,
    holder,
    onMount,
    onCrash,
  } = props;
  useEffect(() => onMount?.(), [onMount]);
  // A provider that ignores the mode renders nothing again when the mode changes.
  const demo = useMemo(
    () => (
      <PartBoundary holder={() => holder} mayRestart={isForeignChange} onCrash={(error) => onCrash?.(error)}>
        <Component {...demoProps} />
      </PartBoundary>
    ),
    [Component, demoProps, holder, onCrash],
  );
  return styles.wrap(
    <Provider direction={direction} mode={mode} surface={surface} stage={stage} choices={choices}>
      {demo}
    </Provider>,
  );
}
