import { readShift, recordShifts } from './fixtures/shifts';
import { expect, FULL, test } from './fixtures/test';

const GALLERY = '/material-ui/components/';
const FILTER = 'main [data-name-filter]';

test.describe('a gallery of components', () => {
  test('is filtered by name, hides groups without a match, and says if there is none', async ({ site }) => {
    const page = await site.openReady(GALLERY);
    const shown = () =>
      page
        .locator('main :is(h2, .section-pages > li > div > a)')
        .evaluateAll((names) =>
          names.filter((name) => name.checkVisibility()).map(({ textContent }) => textContent),
        );
    await expect.poll(shown).toEqual(expect.arrayContaining(['Inputs', 'Button', 'Feedback', 'Alert']));
    await page.fill(FILTER, 'KELETO');
    await expect.poll(shown).toEqual(['Feedback', 'Skeleton']);
    await page.fill(FILTER, 'no such component');
    await expect.poll(shown).toEqual([]);
    await expect(page.locator('[data-name-none]')).toBeVisible();
    await page.fill(FILTER, '');
    await expect.poll(shown).toContain('Alert');
  });

  test(
    'has pictures that nobody can focus, and opens a page wherever its card is pressed',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(GALLERY);
      const card = page.locator('.section-pages > li', {
        has: page.locator('a[href="/material-ui/react-button/"]'),
      });
      await expect(card.locator('.section-picture button')).toBeVisible();
      await page.locator(FILTER).focus();
      for (const name of ['Inputs', 'Autocomplete', 'Custom Autocomplete', 'Button', 'Button Group']) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toHaveText(name);
      }
      await card.click({ position: { x: 100, y: 60 } });
      await expect(page).toHaveURL(/\/react-button\/$/);
    },
  );

  test('has no filter without JavaScript', FULL, async ({ site }) => {
    const page = await site.openBare(GALLERY);
    await expect(page.locator(FILTER)).toBeHidden();
    await expect(page.locator('.section-picture').first()).toBeVisible();
  });

  test('begins each group on a row of its own', FULL, async ({ site }) => {
    const page = await site.openReady(GALLERY, { viewport: { width: 1440, height: 900 } });
    const listMixed = () =>
      page.locator('main section[data-filter-group]').evaluateAll((groups) =>
        groups.flatMap((group, index) => {
          const above = groups[index - 1]?.getBoundingClientRect().bottom ?? 0;
          return group.getBoundingClientRect().top < above ? [group.querySelector('h2')?.textContent] : [];
        }),
      );
    await expect(page.locator('main section[data-filter-group]').nth(1)).toBeVisible();
    await expect.poll(listMixed).toEqual([]);
  });

  test('draws components without a page, and leads to their playgrounds', FULL, async ({ site }) => {
    const page = await site.openReady(GALLERY);
    const card = page.locator('.section-pages > li', {
      has: page.getByRole('link', { name: 'FormControl', exact: true }),
    });
    await expect(card.locator('.section-picture .MuiFormControl-root')).toBeVisible();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/material-ui\/api\/form-control\/$/);
    await expect(page.locator('[data-island="playground"], [data-playground]').first()).toBeAttached();
  });

  for (const path of ['/system/', '/material-ui/', '/joy-ui/', GALLERY, '/joy-ui/components/'])
    for (const width of [390, 1440])
      test(`shows whole pictures, centered, at ${width} px: ${path}`, FULL, async ({ site }) => {
        const page = await site.open(path, { viewport: { width, height: 900 } });
        const listCut = () =>
          page.locator('.section-pages > li').evaluateAll((cards) =>
            cards.flatMap((card) => {
              const box = card.querySelector('.section-picture')?.getBoundingClientRect();
              const isCut = [...card.querySelectorAll('.section-picture > div > *, .section-picture p')].some(
                (element) => {
                  const { left, right, bottom } = element.getBoundingClientRect();
                  return box && (left < box.left || right > box.right || bottom > box.bottom);
                },
              );
              const only = card
                .querySelector('.section-picture > div > :only-child:not(label)')
                ?.getBoundingClientRect();
              const isAside = box && only && Math.abs(only.left - box.left - (box.right - only.right)) > 2;
              return isCut || isAside ? [card.textContent] : [];
            }),
          );
        await expect.poll(listCut).toEqual([]);
      });

  test('of API names is filtered by the name, not by the product', FULL, async ({ site }) => {
    const page = await site.openReady('/api-reference/');
    await page.fill(FILTER, 'textfi');
    await expect(page.locator('.section-names li:visible > strong')).toHaveText(['TextField']);
    await page.fill(FILTER, 'material');
    await expect(page.locator('[data-name-none]')).toBeVisible();
  });

  test('of an API reference has the groups of the components, in columns', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/api/', { viewport: { width: 1440, height: 900 } });
    const groups = page.locator('main .section-list h2:visible');
    await expect(groups.first()).toHaveText('Inputs');
    const countColumns = () =>
      page
        .locator('main section', { has: page.getByRole('heading', { name: 'Inputs' }) })
        .locator('li')
        .evaluateAll((names) => new Set(names.map((name) => name.getBoundingClientRect().left)).size);
    await expect.poll(countColumns).toBeGreaterThan(2);
    await page.locator('.toc a', { hasText: 'Hooks' }).click();
    await expect(page.getByRole('heading', { name: 'Hooks' })).toBeInViewport();
    await page.fill(FILTER, 'accordion');
    await expect(groups).toHaveText(['Surfaces']);
    await expect(page.locator('main .section-list li:visible')).toHaveCount(4);
  });

  for (const path of ['/joy-ui/api/', '/ar/material-ui/api/', '/x/api/data-grid/'])
    test(`of an API reference names each page once, without scripts: ${path}`, FULL, async ({ site }) => {
      const page = await site.openBare(path);
      const links = page.locator('main .section-list li > a');
      await expect.poll(() => links.count()).toBeGreaterThan(12);
      const listRepeated = () =>
        links.evaluateAll((all) =>
          all
            .map((link) => link.getAttribute('href'))
            .filter((href, index, hrefs) => hrefs.indexOf(href) < index),
        );
      await expect.poll(listRepeated).toEqual([]);
      await expect(page.locator('main .section-list li > a').last()).toBeVisible();
      await expect(page.locator('main .section-picture')).toHaveCount(0);
    });

  for (const [name, options] of [
    ['in a wide window', { viewport: { width: 1440, height: 900 } }],
    ['on a phone, in the dark', { viewport: { width: 390, height: 800 }, colorScheme: 'dark' }],
  ] as const)
    for (const path of [
      GALLERY,
      '/ar/material-ui/components/',
      '/joy-ui/components/',
      '/material-ui/api/',
      '/api-reference/',
      '/search/',
      '/core/',
    ])
      test(`and other lists fit and do not move: ${path} ${name}`, FULL, async ({ site }) => {
        const page = await site.openReady(path, {
          ...options,
          prepare: recordShifts,
        });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
          .toBeLessThanOrEqual(0);
        await expect.poll(() => readShift(page)).toBeLessThan(0.01);
      });
});
