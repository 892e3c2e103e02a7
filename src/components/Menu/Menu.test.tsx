/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Menu } from './Menu';

/** The button of a menu with one link. */
function renderMenu(value?: string): HTMLElement {
  render(
    <Menu id="versions" label="Version" {...(value ? { value } : {})}>
      <a href="/versions/">All versions</a>
    </Menu>,
  );
  return screen.getByRole('button', { name: 'Version' });
}

describe('Menu', () => {
  it('describes its button by what is chosen', () => {
    expect(renderMenu('v7.0.2')).toHaveAccessibleDescription('v7.0.2');
  });

  it('has no description while nothing is chosen', () => {
    expect(renderMenu()).not.toHaveAccessibleDescription();
  });

  it('opens its list by a popover, without a script', () => {
    const list = document.getElementById(renderMenu().getAttribute('popovertarget') ?? '');
    expect(list).toHaveAttribute('popover', 'auto');
    expect(list?.querySelector('a')).toHaveAttribute('href', '/versions/');
  });
});
