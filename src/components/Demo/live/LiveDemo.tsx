import { useEffect, useState, type RefObject } from 'react';
import { loadEditing, type Editing } from '../../../browser/live/loadEditing';
import { loadLazily } from '../../../browser/fetching/loadLazily';
import type { DemoBlock, DemoExtras, DemoKit, DemoLook } from '../../../model/demos/demo';
import type { KeptEdit } from '../../../model/demos/liveCode';
import type { CodeVariant } from '../../../model/settings/codeSettings';
import type { Translate } from '../../Translations';
import { fetchExtras, fetchKit } from '../demoExtras';
import styles from './LiveDemo.module.css';
import type { LiveEditor as Editor } from './LiveEditor';

export interface LiveDemoProps {
  id: string;
  block: DemoBlock;
  /** The code language that the reader has chosen for all demos. */
  variant: CodeVariant;
  look: DemoLook;
  /** The edit from the last time that the editor was open. */
  edit: KeptEdit | undefined;
  onEdit: (edit: KeptEdit | undefined) => void;
  /** Element that shows the result of the edit. */
  host: RefObject<HTMLElement | null>;
  textsHref: string;
  translate: Translate;
}

/** Code and data for live editing of one demo. */
export interface LoadedDemo {
  readonly LiveEditor: typeof Editor;
  readonly editing: Editing;
  readonly extras: DemoExtras;
  readonly kit: DemoKit;
}

async function load({ extrasHref }: DemoBlock, textsHref: string): Promise<LoadedDemo> {
  const [editing, { LiveEditor }, extras] = await Promise.all([
    loadEditing(textsHref),
    loadLazily(() => import('./LiveEditor')),
    fetchExtras(extrasHref),
  ]);
  return { LiveEditor, editing, extras, kit: await fetchKit(extras.kitHref) };
}

/** The editor of a demo. Shows a status while it loads, and a retry button if loading fails. */
export function LiveDemo(props: LiveDemoProps) {
  const { id, block, textsHref, translate } = props;
  const [loaded, setLoaded] = useState<LoadedDemo>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let gone = false;
    load(block, textsHref).then(
      (result) => gone || setLoaded(result),
      () => gone || setFailed(attempt),
    );
    return () => {
      gone = true;
    };
  }, [attempt, block, textsHref]);
  if (loaded) return <loaded.LiveEditor {...props} loaded={loaded} />;
  return (
    <div id={id} className={styles.state} role="status">
      {failed === attempt ? (
        <>
          <p dir="auto">{translate('needsNetwork')}</p>
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            {translate('tryAgain')}
          </button>
        </>
      ) : (
        <p dir="auto">{translate('loadingPage')}</p>
      )}
    </div>
  );
}
