import { useEffect, useRef, useState } from 'react';
import { TRY_BUTTON } from '../../browser/demos/tryInPlace';
import { loadTexts } from '../../browser/fetching/fetchOnce';
import { translate } from '../../model/languages/translate';
import type { Translations } from '../../model/languages/textKeys';
import type { DemoBlock, PlaygroundExtras } from '../../model/demos/demo';
import { PlaygroundControls } from './PlaygroundControls';
import { fetchPlayground } from './usePlayground';

interface TryControlsProps {
  block: DemoBlock;
  textsHref: string;
  /** Number of the attempt to load; another one loads what is missing. */
  attempt: number;
  /** Called with `true` when the controls are in the document. */
  onDrawn: (drawn: boolean) => void;
}

interface Loaded {
  readonly extras: PlaygroundExtras;
  readonly texts: Translations;
}

/** Moves the focus to the control of the prop that the address names, for example after a search. */
function focusNamed(container: HTMLElement | null): void {
  const [, prop] = window.location.hash.split('-prop-');
  const fields = [...(container?.querySelectorAll<HTMLInputElement>('input, select') ?? [])].filter(
    ({ name }) => name === prop,
  );
  const field = fields.find(({ type, checked }) => type === 'radio' && checked) ?? fields[0];
  field?.closest('details')?.setAttribute('open', '');
  // The panel of the controls may scroll, and the row that the reader looks at stays in view.
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'nearest' });
}

/**
 * The controls of an API page's playground, loaded when it is opened: a page has a reference to read, and most
 * readers never open it. The editor below reports a load that fails.
 */
export function TryControls({ block, textsHref, attempt, onDrawn }: TryControlsProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const { playground = '', extrasHref } = block;
  useEffect(() => {
    let gone = false;
    Promise.all([fetchPlayground(extrasHref), loadTexts(textsHref)]).then(
      ([extras, texts]) => {
        if (!gone) setLoaded((former) => former ?? { extras, texts });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [extrasHref, textsHref, attempt]);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onDrawn(loaded !== undefined);
    if (!loaded) return undefined;
    const focus = () => focusNamed(container.current);
    const focusAfter = ({ target }: Event) => {
      if (target instanceof Element && target.closest(TRY_BUTTON)) focus();
    };
    focus();
    document.addEventListener('click', focusAfter);
    return () => document.removeEventListener('click', focusAfter);
  }, [loaded, onDrawn]);
  if (!loaded) return null;
  const { extras, texts } = loaded;
  return (
    <div ref={container}>
      <PlaygroundControls
        component={playground}
        controls={extras.controls}
        first={extras.first}
        initial={extras.initial}
        translate={(key, values) => translate(texts, key, values)}
      />
    </div>
  );
}
