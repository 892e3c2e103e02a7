import type { Choices, Control } from '../../model/playground/controls';
import type { IconImports } from '../../model/playground/printCode';

/** What distinguishes a playground from other demos before it is drawn. */
export interface PlaygroundDraft {
  readonly component: string;
  /** Content of its file; absent if it has none. */
  readonly raw?: string | undefined;
  readonly controls: readonly Control[];
  /** Number of the controls that stand first. */
  readonly first: number;
  readonly initial: Choices;
  /** Props that mount the component again, see `PlaygroundSettings`. */
  readonly restart: readonly string[];
  /** Whether the component is open at first, inside the stage. */
  readonly opensInside: boolean;
  /** Its TypeScript source, which spreads `props` where the choices are written. */
  readonly source: string;
  readonly icons: IconImports;
  /** Path of the module that exports the component and the icons, from the project root. */
  readonly entry: string;
  /** Code of that module. */
  readonly module: string;
}
