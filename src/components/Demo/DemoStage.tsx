import type { ReactNode } from 'react';
import type { DemoBlock, DemoLook } from '../../model/demos/demo';
import { Adopted } from '../Adopted';
import type { Translate } from '../Translations';
import styles from './Demo.module.css';
import type { DemoState } from './useMountedDemo';

/** Default height in px of a demo in an iframe. */
const FRAME_HEIGHT = 400;

interface DemoStageProps {
  block: DemoBlock;
  /** Language of the demo's texts, if it is not the reader's. */
  language: string | undefined;
  html: Readonly<Record<string, string>> | undefined;
  state: DemoState;
  look: DemoLook;
  /** The reader edits the demo, so the result of the edit replaces it. */
  editing: boolean;
  children: ReactNode;
  translate: Translate;
}

function DemoFailure({ state: { error, reset }, translate }: Pick<DemoStageProps, 'state' | 'translate'>) {
  if (!error) return null;
  return (
    <div className={styles.error} role="alert">
      <p dir="auto">{translate(error.kind === 'load' ? 'demoNotLoaded' : 'demoCrashed')}</p>
      <pre dir="ltr">{error.message}</pre>
      {error.kind === 'load' ? (
        <button type="button" onClick={() => window.location.reload()}>
          {translate('reload')}
        </button>
      ) : (
        <button type="button" onClick={reset}>
          {translate('resetDemo')}
        </button>
      )}
    </div>
  );
}

/** The area that shows a demo, in the demo's own direction and color scheme. */
export function DemoStage(props: DemoStageProps) {
  const { block, language, html, state, look, editing, children, translate } = props;
  const { name, region, display, frameHref, isBlank } = block;
  const background = display.bg === true ? 'true' : (display.bg ?? 'outlined');
  return (
    <div
      className={styles.stage}
      data-stage=""
      data-background={background}
      data-framed={frameHref ? '' : undefined}
      data-blank={isBlank ? '' : undefined}
      data-reserved={display.height && !frameHref ? '' : undefined}
      data-mui-color-scheme={look.scheme}
      dir={look.direction}
      style={{ maxInlineSize: display.maxWidth, minBlockSize: frameHref ? undefined : display.height }}
    >
      <div className={styles.own} hidden={editing}>
        <DemoFailure state={state} translate={translate} />
        {frameHref ? (
          // A document of the site itself. The page mounts the demo inside it, so it cannot be sandboxed.
          <iframe
            id={region}
            className={styles.window}
            title={name}
            src={frameHref}
            loading="lazy"
            style={{ blockSize: display.height ?? FRAME_HEIGHT }}
          />
        ) : (
          <Adopted
            id={region}
            html={html?.[region]}
            className={styles.live}
            attributes={{ lang: language, ...state.attributes }}
          />
        )}
      </div>
      {children}
    </div>
  );
}
