import { useCallback, useEffect, useState } from 'react';
import type { Compiled } from '../../../browser/live/compileDemo';
import {
  discardEdit,
  keepEdit,
  keptEdit,
  openLiveCode,
  retryLiveCode,
  turnLiveCode,
  typeLiveCode,
  type KeptEdit,
  type LiveCode,
} from '../../../model/demos/liveCode';
import type { InBoth } from '../../../model/demos/demo';
import type { CodeVariant } from '../../../model/settings/codeSettings';
import { TYPING_PAUSE_MS } from './typingPause';

interface LiveCodeState {
  readonly code: LiveCode;
  readonly type: (text: string) => void;
  /** Settles the question that `code.refused` asks. */
  readonly keep: () => void;
  readonly discard: () => void;
}

/** The code of a demo while it is edited, in the language that is chosen for all demos as far as it can follow. */
export function useLiveCode(
  original: InBoth,
  variant: CodeVariant,
  before: KeptEdit | undefined,
  removeTypes: (code: string) => Compiled,
  onEdit: (edit: KeptEdit | undefined) => void,
): LiveCodeState {
  const [code, setCode] = useState(() => openLiveCode(original, variant, before));
  const [asked, setAsked] = useState<CodeVariant>();
  // The reader may have chosen another language since, in any toolbar of the page.
  if (asked !== variant) {
    setAsked(variant);
    setCode(turnLiveCode(code, variant, (text) => removeTypes(text).code));
  }
  const { text, refused } = code;
  useEffect(() => {
    if (!refused) return undefined;
    const retry = () => setCode((current) => retryLiveCode(current, (typed) => removeTypes(typed).code));
    const timer = setTimeout(retry, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, refused, removeTypes]);
  useEffect(() => onEdit(keptEdit(code)), [code, onEdit]);
  return {
    code,
    type: useCallback((next) => setCode((current) => typeLiveCode(current, next)), []),
    keep: useCallback(() => setCode(keepEdit), []),
    discard: useCallback(
      () => setCode((current) => discardEdit(current, current.refused ?? current.variant)),
      [],
    ),
  };
}
