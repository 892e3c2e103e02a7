import { useEffect, useState } from 'react';
import { loadEditing } from '../../../browser/live/loadEditing';
import { importLazily } from '../../../browser/fetching/importLazily';
import type { DemoBlock } from '../../../model/demos/demo';
import { fetchExtras, fetchKit } from '../demoExtras';
import { NeedsNetwork } from '../NeedsNetwork';
import type { LiveDemoProps, LiveEditor as Editor, LoadedDemo } from './LiveEditor';

/** The editor of a demo, with what it needs. */
interface LoadedEditor extends LoadedDemo {
  readonly LiveEditor: typeof Editor;
}

async function load({ extrasHref, files }: DemoBlock, textsHref: string): Promise<LoadedEditor> {
  const [editing, { LiveEditor }, extras] = await Promise.all([
    loadEditing(textsHref, files),
    importLazily(() => import('./LiveEditor')),
    fetchExtras(extrasHref),
  ]);
  return { LiveEditor, editing, extras, kit: await fetchKit(extras.kitHref) };
}

interface LiveDemoLoading {
  /** Number of the attempt to load. */
  attempt: number;
  failed: boolean;
  /** Called with `true` if the attempt has failed, and with `false` when it is given up. */
  onFailed: (failed: boolean) => void;
  onRetry: () => void;
}

/** The editor of a demo. Shows a status while it loads, and a retry button if loading fails. */
export function LiveDemo({ attempt, failed, onFailed, onRetry, ...props }: LiveDemoProps & LiveDemoLoading) {
  const { id, block, textsHref, translate } = props;
  const [loaded, setLoaded] = useState<LoadedEditor>();
  useEffect(() => {
    let gone = false;
    load(block, textsHref).then(
      (result) => gone || setLoaded(result),
      () => gone || onFailed(true),
    );
    return () => {
      gone = true;
      onFailed(false);
    };
  }, [attempt, block, textsHref, onFailed]);
  if (loaded) return <loaded.LiveEditor {...props} loaded={loaded} />;
  return (
    <div id={id} className="live-demo-state" role="status">
      {failed ? (
        <NeedsNetwork onRetry={onRetry} translate={translate} />
      ) : (
        <p dir="auto">{translate('loadingPage')}</p>
      )}
    </div>
  );
}
