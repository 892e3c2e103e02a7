import { useEffect, useRef, useState } from 'react';
import { loadLazily } from '../../browser/fetching/loadLazily';
import { onceEach } from '../../browser/onceEach';
import { mayHaveProps, type ByCodeVariant, type DemoBlock } from '../../model/demos/demo';
import type { Choices } from '../../model/playground/controls';
import { fetchExtras } from './demoExtras';

/** Loads what a playground needs once it is touched. A failed load is repeated by the next touch. */
export const loadPlayground = onceEach(async (extrasHref: string) => {
  const [{ playground }, program] = await Promise.all([
    fetchExtras(extrasHref),
    loadLazily(() => import('../../browser/demos/playground')),
  ]);
  if (!playground) throw new Error('There is no playground');
  return { extras: playground, program };
});

/** What a reader has chosen. */
export interface Play {
  readonly choices: Choices;
  readonly code: ByCodeVariant;
  /** The whole block of colored code. */
  readonly html: ByCodeVariant;
}

/** A playground of the page. */
export interface PlaygroundState {
  /** Absent until a reader touches the controls, or if the address has no choices. */
  readonly play: Play | undefined;
  readonly failed: boolean;
  /** Returns to the choices that the document has. */
  readonly reset: () => void;
}

/**
 * Follows the controls of a playground. Nothing is loaded before a reader touches one of them.
 * @param drawn whether controls that were not in the document are there now
 */
export function usePlayground(block: DemoBlock, drawn: boolean): PlaygroundState {
  const { playground, name, region, extrasHref } = block;
  const [play, setPlay] = useState<Play>();
  const [failed, setFailed] = useState(false);
  const reset = useRef<() => void>(undefined);
  useEffect(() => {
    const form = playground ? document.getElementById(`${region}f`)?.querySelector('form') : undefined;
    if (!form) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const start = () => {
      if (reset.current) return;
      loadPlayground(extrasHref).then(
        ({ extras, program }) => {
          setFailed(false);
          if (!signal.aborted) reset.current ??= program.followForm(form, name, extras, signal, setPlay);
        },
        () => setFailed(true),
      );
    };
    form.addEventListener('input', start, { signal });
    form.addEventListener('submit', (event) => event.preventDefault(), { signal });
    // The reader may have touched a control before hydration.
    const fields = [...form.querySelectorAll<HTMLInputElement>('input')];
    const isChanged = fields.some(
      (field) => field.checked !== field.defaultChecked || field.value !== field.defaultValue,
    );
    if (
      isChanged ||
      form.querySelector('option:checked:not([selected])') ||
      mayHaveProps(new URLSearchParams(window.location.search))
    )
      start();
    return () => {
      reset.current = undefined;
      end.abort();
    };
  }, [playground, name, region, extrasHref, drawn]);
  return { play, failed, reset: () => reset.current?.() };
}
