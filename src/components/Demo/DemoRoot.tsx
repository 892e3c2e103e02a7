import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useEffect, type ComponentType, Component, type ReactNode } from 'react';
import type { DemoProviderModule, DemoStage, DemoSurface } from '../../model/demos/DemoProviderModule';
import type { ThemeChoices } from '../../model/demoTheme/ThemeChoices';
import type { Direction } from './demoCache';

interface DemoRootProps {
  Component: ComponentType;
  /** Props of the component: those that a playground chooses, or none. */
  props?: object | undefined;
  Provider: DemoProviderModule['DemoProvider'];
  cache: EmotionCache;
  direction: Direction;
  surface?: DemoSurface | undefined;
  stage?: DemoStage | undefined;
  /** The reader's theme. */
  choices?: ThemeChoices | undefined;
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
    cache,
    direction,
    surface,
    stage,
    choices,
    onMount,
    onCrash,
  } = props;
  useEffect(() => onMount?.(), [onMount]);
  return (
    <CacheProvider value={cache}>
      <Provider direction={direction} surface={surface} stage={stage} choices={choices}>
        <DemoBoundary onCrash={onCrash}>
          <Component {...demoProps} />
        </DemoBoundary>
      </Provider>
    </CacheProvider>
  );
}

interface DemoBoundaryProps {
  children: ReactNode;
  onCrash?: ((error: Error) => void) | undefined;
}

/** Limits an error to the demo that throws. */
class DemoBoundary extends Component<DemoBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onCrash?.(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
