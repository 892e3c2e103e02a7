import type { Locator } from '@playwright/test';

/** Opens the menu of a demo's toolbar; returns one of its entries. */
export async function openMenuEntry(demo: Locator, name: string): Promise<Locator> {
  await demo.getByRole('button', { name: 'More actions', exact: true }).click();
  const entry = demo
    .getByRole('group', { name: 'More actions' })
    .locator('button, a')
    .filter({ hasText: name });
  await entry.waitFor();
  return entry;
}
