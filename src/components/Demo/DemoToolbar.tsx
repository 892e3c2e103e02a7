import type { KeyboardEvent } from 'react';
import { track } from '../../browser/analytics/track';
import { setCodeVariant } from '../../browser/settings/codeVariant';
import type { DemoLook, DemoBlock } from '../../model/demos/demo';
import { CODE_VARIANTS, type CodeVariant } from '../../model/settings/codeSettings';
import { Icon } from '../Icon';
import { ThemeMenu } from '../ThemeSwitch/ThemeMenu';
import { Tip } from '../Tip';
import type { Translate } from '../Translations';
import { DemoCopy } from './DemoCode';
import { DemoMenu } from './DemoMenu';
import { fetchExtras, type ShownCode } from './demoExtras';
import { nextInRow } from './nextInRow';
import { ToolButton } from './ToolButton';

interface DemoToolbarProps {
  block: DemoBlock;
  variant: CodeVariant;
  code: ShownCode;
  file: string;
  codeId: string;
  codeOpen: boolean;
  look: DemoLook;
  editing: boolean;
  textsHref: string;
  onToggleCode: () => void;
  onLook: (look: DemoLook) => void;
  onReset: () => void;
  onEdit: () => void;
  translate: Translate;
}

/** The actions of a demo. Every button waits for the demo's island. The toolbar is a single tab stop. */
export function DemoToolbar(props: DemoToolbarProps) {
  const { block, variant, code, codeId, codeOpen, editing, translate } = props;
  const { name, display, playground } = block;
  const onEdit = display.disableLiveEdit || block.isTryIt ? undefined : props.onEdit;
  /** Without more code to show, there is no button for it. */
  const isWhole =
    block.isTryIt ?? (playground !== undefined && !block.isLong && display.defaultCodeOpen === true);
  /** The code below the bar is that of a theme, which has its copy button. */
  const hasOtherCode = display.themeSwitch === true && block.isThemed === true && !codeOpen;
  const menuId = `${block.region}-menu`;
  // Fetches the highlighted code in advance, so that it is ready when opened.
  const prepare = () => void fetchExtras(block.extrasHref).catch(() => undefined);
  return (
    <div
      className="demo-toolbar"
      role="toolbar"
      tabIndex={-1}
      aria-label={translate('demoToolbar', { name })}
      onKeyDown={moveFocus}
    >
      {isWhole ? null : (
        <button
          type="button"
          data-waits=""
          data-track="demo-code"
          aria-expanded={codeOpen}
          aria-controls={codeId}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={props.onToggleCode}
        >
          {translate(codeOpen ? 'hideCode' : 'showCode')}
        </button>
      )}
      <span className="demo-space" />
      {block.isFirst ? (
        <span className="control-segments" role="group" aria-label={translate('codeLanguage')}>
          {CODE_VARIANTS.map((choice) => (
            <button
              key={choice}
              type="button"
              tabIndex={-1}
              data-waits=""
              aria-pressed={choice === variant}
              onClick={() => chooseVariant(choice, variant)}
            >
              {choice}
            </button>
          ))}
        </span>
      ) : null}
      {hasOtherCode ? null : (
        <DemoCopy
          block={block}
          code={code}
          file={props.file}
          tabIndex={isWhole ? 0 : -1}
          translate={translate}
        />
      )}
      <ToolButton
        icon="reset"
        tabIndex={-1}
        track="demo-reset"
        label={translate('resetDemo')}
        onClick={props.onReset}
      />
      {/* A playground has its controls for that, and the editor in its menu, as all demos on phones. */}
      {onEdit && !playground ? (
        <button
          type="button"
          tabIndex={-1}
          data-waits=""
          data-track="demo-edit"
          aria-pressed={editing}
          onClick={onEdit}
        >
          {translate('editLive')}
        </button>
      ) : null}
      {playground && block.isThemed && !block.isTryIt ? (
        <ThemeMenu id={`${block.region}-theme`} translate={translate} />
      ) : null}
      <button type="button" tabIndex={-1} popoverTarget={menuId} aria-label={translate('demoMore')}>
        <Icon name="more" size={18} />
        <Tip>{translate('demoMore')}</Tip>
      </button>
      <DemoMenu
        id={menuId}
        block={block}
        variant={variant}
        code={code}
        look={props.look}
        textsHref={props.textsHref}
        onLook={props.onLook}
        onVariant={block.isJavaScript || block.isFirst ? undefined : chooseVariant}
        onEdit={onEdit}
        translate={translate}
      />
    </div>
  );
}

/** Chooses the language of code for the whole site. */
function chooseVariant(choice: CodeVariant, former: CodeVariant): void {
  if (choice !== former) track({ name: 'setting', setting: 'codeVariant', value: choice });
  setCodeVariant(choice);
}

/** The tools of the bar itself, without the entries of its menu. */
function listTools(toolbar: Element): HTMLElement[] {
  const tools = toolbar.querySelectorAll<HTMLElement>(':is(button, a[href]):not([popover] *)');
  return [...tools].filter((tool) => tool.checkVisibility());
}

/** Makes one tool the toolbar's only tab stop. */
function makeStop(tools: readonly HTMLElement[], stop: HTMLElement): void {
  for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
}

/** Moves the focus within a toolbar on arrow keys, Home and End; Tab then leaves the toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const toolbar = event.currentTarget;
  const tools = listTools(toolbar);
  const from = tools.findIndex((tool) => tool === document.activeElement);
  if (from < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const next = nextInRow(tools, from, event.key, getComputedStyle(toolbar).direction === 'rtl');
  if (!next) return;
  event.preventDefault();
  makeStop(tools, next);
  next.focus();
}
