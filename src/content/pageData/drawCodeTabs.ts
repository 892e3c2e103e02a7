import { escapeHtml } from '../../model/page/escapeHtml';
import { codeTabsKey } from '../../model/settings/codeSettings';
import type { Block } from '../markdown/ParsedPage';

/**
 * HTML of a group of code tabs: radio buttons, so that a choice needs no script; which panel is shown is decided by
 * the style sheet. The runtime remembers the choice and keeps groups with the same key in step.
 */
export function drawCodeTabs(
  block: Extract<Block, { kind: 'codeTabs' }>,
  region: string,
  language: string,
): string {
  const name = `${region}-${block.storageKey}`;
  const tabs = block.tabs.map(
    (tab, index) =>
      `<label><input type="radio" name="${escapeHtml(name)}" value="${escapeHtml(tab.name)}"${index === 0 ? ' checked' : ''}>` +
      `<span>${escapeHtml(tab.name)}</span></label>`,
  );
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
  const label = list.format(block.tabs.map((tab) => tab.name));
  const panels = block.tabs.map((tab) => `<div class="code-panel">${tab.html}</div>`);
  return (
    `<div class="code-tabs" data-choice="${escapeHtml(codeTabsKey(block.storageKey))}">` +
    `<div class="code-tab-list" role="radiogroup" aria-label="${escapeHtml(label)}">${tabs.join('')}</div>` +
    `${panels.join('')}</div>`
  );
}
