/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { DemoBlock } from '../../model/demos/demo';
import { DemoToolbar } from './DemoToolbar';

function renderToolbar(display: DemoBlock['display'], codeOpen: boolean): void {
  const block = { name: 'LampCard', region: 'lamp', isThemed: true, display } as DemoBlock;
  render(
    <DemoToolbar
      block={block}
      variant="TS"
      code={{ variant: 'TS', files: {} }}
      file=""
      codeId="code"
      codeOpen={codeOpen}
      look={{ direction: 'ltr' }}
      editing={false}
      textsHref="/texts.json"
      onToggleCode={() => undefined}
      onLook={() => undefined}
      onReset={() => undefined}
      onEdit={() => undefined}
      translate={(key) => key}
    />,
  );
}
const copyButtons = () => screen.queryAllByRole('button', { name: 'copy' });

describe('the copy button of a demo', () => {
  it('is in its bar, whether its code is shown or not', () => {
    renderToolbar({}, false);
    expect(copyButtons()).toHaveLength(1);
  });

  it('is missing while the code above the bar is that of a theme', () => {
    renderToolbar({ themeSwitch: true }, false);
    expect(copyButtons()).toHaveLength(0);
  });

  it('is there once the code of that demo is shown', () => {
    renderToolbar({ themeSwitch: true }, true);
    expect(copyButtons()).toHaveLength(1);
  });
});
