import { useEffect, type JSX, type ReactNode } from 'react';
import { showPartMode } from '../../browser/settings/libraryMode';
import { PHONE_UP_TO_PX, type DemoBlock, type DemoLook, type DemoPictures } from '../../model/demos/demo';
import { Adopted } from '../Adopted';
import type { Translate } from '../Translations';
import { findPictures } from './findPictures';
import { rowsIdOf, type DemoState } from './useMountedDemo';

/** By which the live area is larger than its place on each side, in px. */
const LIVE_MARGIN = 12;
/** Default height in px of a demo in an iframe. */
const IFRAME_HEIGHT = 400;

/** What is done in the rows is kept for the demo. */
const ROWS = { 'data-rows': '' } as JSX.IntrinsicElements['div'];

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

/** Size of a demo that a picture stands for. A wider one would leave a hole beside it. */
function sizeOf({ width, height }: DemoPictures) {
  return { maxInlineSize: width - 2 * LIVE_MARGIN, minBlockSize: height - 2 * LIVE_MARGIN };
}

function DemoFailure({ state: { error, reset }, translate }: Pick<DemoStageProps, 'state' | 'translate'>) {
  if (!error) return null;
  return (
    <div className="demo-error" role="alert">
      <p dir="auto">{translate(error.kind === 'load' ? 'demoNotLoaded' : 'demoCrashed')}</p>
      {error.kind === 'load' ? null : <pre dir="ltr">{error.message}</pre>}
      <button type="button" onClick={reset}>
        {translate(error.kind === 'load' ? 'tryAgain' : 'resetDemo')}
      </button>
      {error.kind === 'load' ? (
        <button type="button" onClick={() => window.location.reload()}>
          {translate('reload')}
        </button>
      ) : null}
    </div>
  );
}

/**
 * The demo as it looks, until it has rendered. The reader's color scheme and the width of the window decide which
 * picture is loaded. That of a phone fills its place. If the wide one is too wide for its place, its last pixels
 * are still at the end of it, so that no edge is missing: a live grid is cut within its edges, too.
 */
function StagePictures({ pictures }: { pictures: DemoPictures }) {
  const { wide, phone, width, height } = pictures;
  return (['light', 'dark'] as const).map((scheme) => {
    // An image without `srcset` would be shown in twice its size.
    const image = (
      <>
        <source srcSet={`${wide[scheme]} 2x`} />
        <img src={wide[scheme]} width={width} height={height} alt="" loading="lazy" decoding="async" />
      </>
    );
    return (
      <span key={scheme} className="demo-picture" data-scheme={scheme}>
        <picture>
          <source media={`(max-width: ${PHONE_UP_TO_PX}px)`} srcSet={`${phone[scheme]} 2x`} />
          {image}
        </picture>
        <picture>{image}</picture>
      </span>
    );
  });
}

/** The area that shows a demo, in the demo's own direction and color scheme. */
export function DemoStage(props: DemoStageProps) {
  const { block, language, html, state, look, editing, children, translate } = props;
  const { name, region, display, documentHref, blank, hasRows, opensInside } = block;
  const pictures = findPictures(block.pictures, look);
  useEffect(() => {
    const holder = document.getElementById(region);
    if (holder) showPartMode(holder, look.scheme);
  }, [region, look.scheme]);
  const background = display.bg === true ? 'true' : (display.bg ?? 'outlined');
  return (
    <div
      className="demo-stage"
      data-stage=""
      // The editor removes it as soon as there is a result.
      aria-busy={editing || undefined}
      data-background={background}
      data-iframe={documentHref ? '' : undefined}
      data-blank={blank}
      data-opens={opensInside ? '' : undefined}
      data-reserved={display.height && !documentHref ? '' : undefined}
      data-color-mode={look.scheme}
      dir={look.direction}
      style={{ maxInlineSize: display.maxWidth, minBlockSize: documentHref ? undefined : display.height }}
    >
      <div className="demo-original" inert={editing} style={pictures && sizeOf(pictures)}>
        <DemoFailure state={state} translate={translate} />
        {documentHref ? (
          // A document of the site itself. The page mounts the demo inside it, so it cannot be sandboxed.
          <iframe
            id={region}
            className="demo-window"
            title={name}
            src={documentHref}
            loading="lazy"
            style={{ blockSize: display.height ?? IFRAME_HEIGHT }}
          />
        ) : (
          <Adopted
            id={region}
            html={html?.[region]}
            className="demo-live"
            attributes={{ lang: language, ...state.attributes }}
          />
        )}
        {pictures ? <StagePictures pictures={pictures} /> : null}
        {pictures && hasRows ? (
          <Adopted
            id={rowsIdOf(region)}
            html={html?.[rowsIdOf(region)]}
            className="demo-rows"
            attributes={{ lang: language, ...ROWS }}
          />
        ) : null}
      </div>
      {editing ? <p>{translate('loadingPage')}</p> : null}
      {children}
    </div>
  );
}
