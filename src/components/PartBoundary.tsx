import { Component, type ReactNode } from 'react';
import { keepFields } from '../browser/keptFields';
import { factText } from '../browser/pageFacts';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Returns the element around the part; without one, the part begins again empty. */
  readonly holder: () => Element | null | undefined;
  /** Whether the part is drawn again after an error; after each one if absent. */
  readonly mayRestart?: ((error: Error) => boolean) | undefined;
  /** Called when the part is given up, which shows nothing then; if absent, it says so and offers to try again. */
  readonly onCrash?: ((error: Error) => void) | undefined;
}

interface PartBoundaryState {
  /** Number of restarts. */
  readonly start: number;
  readonly isBroken: boolean;
  readonly isGivenUp: boolean;
}

/** A part that fails more often than this within `RECENT_MS` would fail for ever. No reader types as fast. */
const MAX_RESTARTS = 20;
const RECENT_MS = 1000;

/**
 * Brings a part back that React can no longer change, because another program has changed its elements: translators of
 * pages put texts into elements of their own, extensions add and remove elements. The part is drawn again, and what the
 * reader has typed is entered again.
 * See https://github.com/facebook/react/issues/11538
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { start: 0, isBroken: false, isGivenUp: false };
  #failedAt: readonly number[] = [];
  #enterAgain: (() => void) | undefined;

  static getDerivedStateFromError(): Partial<PartBoundaryState> {
    return { isBroken: true };
  }

  /** Called while the elements of the broken part are still there. */
  override getSnapshotBeforeUpdate(_props: PartBoundaryProps, before: PartBoundaryState): null {
    const holder = this.props.holder();
    if (this.state.isBroken && !before.isBroken && holder) this.#enterAgain ??= keepFields(holder);
    return null;
  }

  override componentDidUpdate(_props: PartBoundaryProps, before: PartBoundaryState): void {
    if (this.state.isBroken || !before.isBroken) return;
    this.#enterAgain?.();
    this.#enterAgain = undefined;
  }

  override componentDidCatch(error: Error): void {
    const { mayRestart, onCrash } = this.props;
    const now = performance.now();
    this.#failedAt = [...this.#failedAt.filter((time) => now - time < RECENT_MS), now];
    if (this.#failedAt.length <= MAX_RESTARTS && (mayRestart?.(error) ?? true)) {
      this.#restart();
      return;
    }
    this.setState({ isGivenUp: true });
    onCrash?.(error);
  }

  readonly #restart = (): void => {
    this.setState(({ start }) => ({ start: start + 1, isBroken: false, isGivenUp: false }));
  };

  override render(): ReactNode {
    const { start, isBroken, isGivenUp } = this.state;
    if (!isBroken) return <Part key={start}>{this.props.children}</Part>;
    if (!isGivenUp || this.props.onCrash) return null;
    return (
      <p role="alert">
        {factText('partNotLoaded')}{' '}
        <button type="button" onClick={this.#restart}>
          {factText('tryAgain')}
        </button>
      </p>
    );
  }
}

/** Its key draws a part anew. */
function Part({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/**
 * Returns whether an error means that an element is no longer where React has put it: another program has changed the
 * document.
 */
export function isForeignChange({ name }: Error): boolean {
  return name === 'NotFoundError' || name === 'HierarchyRequestError';
}
