import { useEffect, useRef, useState } from 'react';
import { importLazily } from '../../browser/fetching/importLazily';
import type { ShownChoices } from '../../browser/demos/playground';
import type { ThemeDensity } from '../../model/demoTheme/ThemeChoices';
import { mayHaveProps, type DemoBlock, type PlaygroundExtras } from '../../model/demos/demo';
import { fetchExtras } from './demoExtras';

/**
 * Fetches what a playground needs besides its code, once it is touched.
 * @throws if the file could not be loaded
 */
export async function fetchPlayground(extrasHref: string): Promise<PlaygroundExtras> {
  const { playground } = await fetchExtras(extrasHref);
  if (!playground) throw new Error('There is no playground');
  return playground;
}

/** A playground of the page. */
export interface PlaygroundState {
  /** Absent until a reader touches the controls, or if the address has no choices. */
  readonly play: ShownChoices | undefined;
  readonly failed: boolean;
  /** Loads again what has failed to load. */
  readonly retry: () => void;
  /** Returns to the choices that the document has. */
  readonly reset: () => void;
}

/**
 * Follows the controls of a playground. Nothing is loaded before a reader touches one of them.
 * @param drawn whether controls that were not in the document are there now
 * @param density that of the reader's theme, which may give the component other defaults
 */
export function usePlayground(
  block: DemoBlock,
  drawn: boolean,
  density: ThemeDensity | undefined,
): PlaygroundState {
  const { playground, name, region, extrasHref } = block;
  const [play, setPlay] = useState<ShownChoices>();
  const [failed, setFailed] = useState(false);
  const reset = useRef<() => void>(undefined);
  /** Begins again; absent until it has begun. */
  const begun = useRef<() => void>(undefined);
  useEffect(() => {
    const form = playground ? document.getElementById(`${region}f`)?.querySelector('form') : undefined;
    if (!form) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const start = () => {
      if (reset.current) return;
      begun.current = start;
      setFailed(false);
      const follow = async () => {
        const [extras, program] = await Promise.all([
          fetchPlayground(extrasHref),
          importLazily(() => import('../../browser/demos/playground')),
        ]);
        const defaults = density ? await program.readThemeDefaults(playground ?? '') : {};
        if (signal.aborted) return;
        reset.current ??= program.followForm(form, name, extras, defaults, signal, setPlay);
      };
      follow().catch(() => setFailed(true));
    };
    form.addEventListener('input', start, { signal });
    // The reader may have touched a control before hydration.
    const fields = [...form.querySelectorAll<HTMLInputElement>('input')];
    const isChanged = fields.some(
      ({ checked, defaultChecked, value, defaultValue, validity }) =>
        checked !== defaultChecked || value !== defaultValue || validity.badInput,
    );
    if (
      begun.current ||
      density ||
      isChanged ||
      window.docsShell?.isWanted(form.closest('[data-island]') ?? form) ||
      form.querySelector('option:checked:not([selected])') ||
      mayHaveProps(new URLSearchParams(window.location.search))
    )
      start();
    return () => {
      reset.current = undefined;
      end.abort();
    };
  }, [playground, name, region, extrasHref, drawn, density]);
  return { play, failed, retry: () => begun.current?.(), reset: () => reset.current?.() };
}
