import { createEditor, type PrismEditor } from 'prism-code-editor';
import { defaultCommands, editHistory } from 'prism-code-editor/commands';
import 'prism-code-editor/languages/css';
import 'prism-code-editor/languages/json';
import 'prism-code-editor/languages/jsx';
import 'prism-code-editor/languages/xml';
import { languages, type Grammar } from 'prism-code-editor/prism';
import 'prism-code-editor/prism/languages/css';
import 'prism-code-editor/prism/languages/json';
import 'prism-code-editor/prism/languages/tsx';
import 'prism-code-editor/prism/languages/xml';

/** Class of a marked line. */
const FAULT = 'fault-line';

/**
 * Adds the keys of objects and types to a grammar, which code blocks color, too. Of the tokens of a grammar, the
 * first one that matches wins, so keys come after strings and comments, and before keywords.
 */
function addKeys(grammar: Grammar): void {
  const tokens = Object.entries(grammar);
  const later = tokens.slice(tokens.findIndex(([name]) => name === 'class-name'));
  for (const [name] of later) Reflect.deleteProperty(grammar, name);
  Object.assign(
    grammar,
    { property: /(?<=[{,;]\s*)(?!default\b)[\w$]+(?=\??:\s)/ },
    Object.fromEntries(later),
  );
}

if (languages.tsx) addKeys(languages.tsx);

/** Grammars of files that are no code, by the end of their names. */
const GRAMMARS: Readonly<Record<string, string>> = { css: 'css', scss: 'css', json: 'json', svg: 'svg' };

export interface EditorOptions {
  readonly value: string;
  /** Path of the file, which decides its colors; that of a demo itself is empty. */
  readonly file: string;
  /** Accessible name of the field. */
  readonly label: string;
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
}

/** An editor of a file in an element. */
export interface Editor {
  readonly setValue: (value: string) => void;
  /** Marks a line, from 1, and no other; to be called again after each change, which draws lines anew. */
  readonly markLine: (line: number | undefined) => void;
  readonly close: () => void;
}

/** Returns a text without the line break at its end, which would be one more line in the editor. */
const withoutEnd = (text: string): string => text.replace(/\n$/, '');

/**
 * Moves the focus from the entrance into the field on Enter, and back on Escape. Returns a function that
 * removes the listener.
 */
function connectEntrance(entrance: HTMLElement, textarea: HTMLElement): () => void {
  const key = (event: KeyboardEvent) => {
    const isOutside = event.target === entrance;
    if (event.key !== (isOutside ? 'Enter' : 'Escape')) return;
    event.preventDefault();
    (isOutside ? textarea : entrance).focus();
  };
  entrance.addEventListener('keydown', key);
  return () => entrance.removeEventListener('keydown', key);
}

/**
 * Opens an editor in an element. Its field is not a tab stop, because Tab indents inside it: keyboard users
 * tab to the entrance around it, enter with Enter, and leave with Escape.
 */
export function openEditor(entrance: HTMLElement, field: HTMLElement, options: EditorOptions): Editor {
  // Only the reader's changes are reported, not texts set by code.
  let setting = true;
  const editor: PrismEditor = createEditor(
    field,
    {
      language: GRAMMARS[options.file.split('.').at(-1) ?? ''] ?? 'tsx',
      value: withoutEnd(options.value),
      tabSize: 2,
      lineNumbers: true,
      onUpdate: (value: string) => {
        if (!setting) options.onChange(`${value}\n`);
      },
    },
    defaultCommands(),
    editHistory(),
  );
  setting = false;
  const { textarea } = editor;
  textarea.tabIndex = -1;
  textarea.setAttribute('aria-label', options.label);
  textarea.setAttribute('aria-describedby', options.describedBy);
  const disconnect = connectEntrance(entrance, textarea);
  return {
    setValue: (text) => {
      const value = withoutEnd(text);
      if (value === editor.value) return;
      setting = true;
      editor.setOptions({ value });
      setting = false;
    },
    markLine: (line) => {
      for (const marked of editor.wrapper.querySelectorAll(`.${FAULT}`)) marked.classList.remove(FAULT);
      // The first element is not a line.
      if (line) editor.lines[Math.min(line, editor.lines.length - 1)]?.classList.add(FAULT);
    },
    close: () => {
      disconnect();
      editor.remove();
    },
  };
}
