import { useEffect, useRef, type RefObject } from 'react';
import type { Editor, EditorOptions } from '../../../browser/live/openEditor';

type Place = RefObject<HTMLElement | null>;

/** Opens an editor in an element and keeps it in step with a text; what the reader types is told. */
export function useEditor(
  entrance: Place,
  field: Place,
  open: (entrance: HTMLElement, field: HTMLElement, options: EditorOptions) => Editor,
  text: string,
  { label, describedBy, onChange }: Omit<EditorOptions, 'value'>,
): void {
  const editor = useRef<Editor>(undefined);
  const first = useRef(text);
  useEffect(() => {
    if (!entrance.current || !field.current) return undefined;
    const own = open(entrance.current, field.current, { value: first.current, label, describedBy, onChange });
    editor.current = own;
    return () => {
      editor.current = undefined;
      own.close();
    };
  }, [entrance, field, open, label, describedBy, onChange]);
  useEffect(() => editor.current?.setValue(text), [text]);
}
