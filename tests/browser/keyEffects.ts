import { expect } from '@playwright/test';
import {
  checks,
  chooses,
  clicks,
  closes,
  enter,
  enters,
  fills,
  ignores,
  moves,
  openedOf,
  opens,
  partOf,
  shows,
  toggles,
  type Check,
} from './keyChecks';

type Checks = Check | readonly Check[];
/** What all keys of a row do, or what each of them does. */
export type Effect = Checks | Readonly<Record<string, Checks>>;

const dialog = { demo: 'SimpleDialogDemo', opens: '[aria-modal="true"]' };
const drawer = { demo: 'TemporaryDrawer', opens: '[role="dialog"]' };
const menu = { demo: 'BasicMenu', opens: '.MuiMenu-list' };
const nested = { demo: 'NestedModal', opens: '[role="dialog"]' };
const form = { demo: 'FormPopover', opens: '[role="dialog"]' };
const select = { demo: 'BasicSelect', opens: '[role="listbox"]' };
const snackbar = { demo: 'SimpleSnackbar', opens: '.MuiSnackbar-root:has-text("Undo")' };
const dial = 'BasicSpeedDial';

/** An arrow key goes on from the button of a dial to its actions, and the opposite one goes back. */
const walks =
  (opposite: string): Check =>
  async (page, key) => {
    const part = partOf(page, dial);
    await enter(page, dial);
    await part.locator('button').first().focus();
    for (const [pressed, index] of [
      [key, 0],
      [key, 1],
      [opposite, 0],
    ] as const) {
      await page.keyboard.press(pressed);
      await expect(part.locator('[role="menuitem"]').nth(index)).toBeFocused();
    }
  };

/** In the open list of a combo box, the key moves the highlight from where another key has put it to an option. */
const highlights =
  (first: string, option: string): Check =>
  async (page, key) => {
    await enter(page, 'ComboBox');
    await partOf(page, 'ComboBox').locator('input').press('ArrowDown');
    await expect(openedOf(page, '[role="listbox"]')).toBeVisible();
    await page.keyboard.press(first);
    await page.keyboard.press(key);
    await expect(openedOf(page, '[role="option"].Mui-focused')).toHaveText(option);
  };

/** Another key than the name of the row. */
const by =
  (key: string, check: Check): Check =>
  (page) =>
    check(page, key);

/**
 * What the tables of keys promise, by page and row: the keys of a row are pressed one after the other, each on
 * the page as it was.
 */
export const KEY_EFFECTS: Readonly<Record<string, Readonly<Record<string, Effect>>>> = {
  'react-accordion': {
    'Enter, Space': toggles('AccordionUsage', 'button >> nth=0', 'aria-expanded'),
    Tab: [
      moves('AccordionUsage', 'button >> nth=0', 'button >> nth=1'),
      moves('AccordionActionButtons', 'button >> nth=0', 'text=Keep >> nth=0'),
      async (page, key) => {
        const part = partOf(page, 'AccordionActionButtons');
        await enter(page, 'AccordionActionButtons');
        await part.locator('[aria-expanded] >> nth=0').press('Enter');
        await expect(part.locator('[role="region"] >> nth=0')).toBeHidden();
        await page.keyboard.press(key);
        await expect(part.locator('[aria-expanded] >> nth=1')).toBeFocused();
      },
    ],
  },
  'react-autocomplete': {
    'Arrow Down, Arrow Up': {
      'Arrow Down': [opens('ComboBox', 'input', '[role="listbox"]'), highlights('Home', 'Como')],
      'Arrow Up': [opens('ComboBox', 'input', '[role="listbox"]'), highlights('End', 'Titicaca')],
    },
    'Page Down, Page Up': {
      'Page Down': [opens('ComboBox', 'input', '[role="listbox"]'), highlights('Home', 'Victoria')],
      'Page Up': [opens('ComboBox', 'input', '[role="listbox"]'), highlights('End', 'Baikal')],
    },
    'Home, End': { Home: highlights('End', 'Baikal'), End: highlights('Home', 'Victoria') },
    Enter: async (page, key) => {
      await highlights('Home', 'Como')(page, 'ArrowDown');
      await page.keyboard.press(key);
      await expect(partOf(page, 'ComboBox').locator('input')).toHaveValue('Como');
    },
    Escape: async (page, key) => {
      await opens('ComboBox', 'input', '[role="listbox"]')(page, 'ArrowDown');
      await page.keyboard.press(key);
      await expect(openedOf(page, '[role="listbox"]')).toBeHidden();
    },
    'Arrow Left, Arrow Right': {
      'Arrow Left': moves('Tags', 'input', '.MuiChip-root'),
      'Arrow Right': async (page, key) => {
        await moves('Tags', 'input', '.MuiChip-root')(page, 'ArrowLeft');
        await page.keyboard.press(key);
        await expect(partOf(page, 'Tags').locator('input')).toBeFocused();
      },
    },
    Backspace: async (page, key) => {
      await enter(page, 'Tags');
      await expect(partOf(page, 'Tags').locator('.MuiChip-root')).toHaveCount(1);
      await partOf(page, 'Tags').locator('input').press(key);
      await expect(partOf(page, 'Tags').locator('.MuiChip-root')).toHaveCount(0);
    },
  },
  'react-bottom-navigation': {
    Tab: moves('SimpleBottomNavigation', 'button >> nth=0', 'button >> nth=1'),
    Enter: [
      shows('SimpleBottomNavigation', 'button >> nth=1', '.Mui-selected >> text=Library'),
      shows('LinkBottomNavigation', 'a >> nth=1', '[aria-current] >> text=Saved'),
    ],
    Space: shows('SimpleBottomNavigation', 'button >> nth=1', '.Mui-selected >> text=Library'),
  },
  'react-breadcrumbs': {
    Tab: [
      moves('BasicBreadcrumbs', 'a >> nth=0', 'a >> nth=1'),
      moves('CollapsedBreadcrumbs', 'a >> nth=0', 'button'),
    ],
    Enter: [
      clicks('BasicBreadcrumbs', 'a >> nth=0'),
      shows('CollapsedBreadcrumbs', 'button', 'text=Camping'),
    ],
  },
  // No demo has a link.
  'react-button': {
    Tab: moves('BasicButtons', 'text="Outlined"', 'text="Contained"'),
    Enter: clicks('BasicButtons', 'text="Contained"'),
    Space: clicks('BasicButtons', 'text="Contained"'),
  },
  'react-button-group': {
    Tab: moves('BasicButtonGroup', 'text=Previous', 'text=Next'),
    'Enter, Space': clicks('BasicButtonGroup', 'text=Next'),
  },
  'react-card': {
    Tab: moves('MultiActionAreaCard', 'a', 'button'),
    Enter: [clicks('ActionAreaCard', 'button'), clicks('MultiActionAreaCard', 'a')],
    Space: [clicks('ActionAreaCard', 'button'), ignores('MultiActionAreaCard', 'a')],
  },
  'react-checkbox': {
    Tab: moves('Checkboxes', 'input >> nth=0', 'input >> nth=1'),
    Space: checks('CheckboxLabels', 'input >> nth=0'),
    Enter: async (page, key) => {
      const box = partOf(page, 'TermsCheckbox').locator('input');
      await enter(page, 'TermsCheckbox');
      await box.press(key);
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(box).not.toBeChecked();
    },
  },
  'react-chip': {
    Tab: moves('ClickableChips', '[role="button"] >> nth=0', '[role="button"] >> nth=1'),
    'Enter, Space': {
      Enter: [
        shows('ClickableChips', '[role="button"] >> nth=0', '[role="status"]:text-is("1")'),
        clicks('ClickableLinkChips', 'a >> nth=0'),
      ],
      Space: [
        shows('ClickableChips', '[role="button"] >> nth=0', '[role="status"]:text-is("1")'),
        ignores('ClickableLinkChips', 'a >> nth=0'),
      ],
    },
    'Backspace, Delete': shows('DeletableChips', '[role="button"] >> nth=0', 'text=Restore'),
  },
  'react-click-away-listener': {
    'Enter, Space': toggles('KeyboardClickAway', 'button', 'aria-expanded'),
    Esc: async (page, key) => {
      const button = partOf(page, 'KeyboardClickAway').locator('button');
      await moves('KeyboardClickAway', 'button', 'button')(page, 'Enter');
      await page.keyboard.press('Tab');
      await expect(button).not.toBeFocused();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    },
    Tab: async (page, key) => {
      const part = partOf(page, 'KeyboardClickAway');
      await moves('KeyboardClickAway', 'button', 'button')(page, 'Enter');
      await page.keyboard.press(key);
      await expect(part.locator('a')).toBeFocused();
      await page.keyboard.press(key);
      await expect(part.locator('button')).toHaveAttribute('aria-expanded', 'false');
    },
  },
  'react-dialog': {
    Escape: closes(dialog.demo, dialog.opens),
    Tab: [
      moves(dialog, '[role="button"] >> nth=0', '[role="button"] >> nth=1'),
      moves(dialog, '[role="button"] >> nth=2', '[role="button"] >> nth=0'),
    ],
  },
  'react-drawer': {
    Escape: closes(drawer.demo, drawer.opens),
    Tab: [
      moves(drawer, '[role="button"] >> nth=0', '[role="button"] >> nth=1'),
      moves(drawer, '[role="button"] >> nth=2', '[role="button"] >> nth=0'),
    ],
  },
  // No demo has a link.
  'react-floating-action-button': {
    Enter: clicks('FloatingActionButtons', 'button >> nth=0'),
    Space: clicks('FloatingActionButtons', 'button >> nth=0'),
  },
  'react-link': {
    Tab: enters('FocusLink', 'a'),
    Enter: [clicks('Links', 'a >> nth=0'), clicks('ButtonLink', 'button')],
    Space: [
      clicks('ButtonLink', 'button'),
      async (page, key) => {
        await enter(page, 'Links');
        await partOf(page, 'Links').locator('a >> nth=0').focus();
        const top = await page.evaluate(() => window.scrollY);
        await page.keyboard.press(key);
        await page.waitForFunction((before) => window.scrollY > before, top);
      },
    ],
  },
  'react-list': {
    Tab: moves('BasicList', '[role="button"]', 'a'),
    Enter: [
      shows('SelectedListItem', '[role="button"] >> nth=0', '[aria-current="true"] >> text=Day'),
      clicks('BasicList', 'a'),
    ],
    Space: [
      shows('SelectedListItem', '[role="button"] >> nth=0', '[aria-current="true"] >> text=Day'),
      ignores('BasicList', 'a'),
    ],
  },
  'react-menu': {
    '↓, ↑': {
      '↓': [
        moves(menu, '', 'text=Duplicate'),
        moves(menu, 'text=Duplicate', 'text=Rename'),
        moves('MenuListKeys', 'text=Drop anchor', 'text=Drop anchor'),
      ],
      '↑': [
        moves(menu, 'text=Rename', 'text=Duplicate'),
        moves(menu, 'text=Duplicate', 'text=Rename'),
        moves('MenuListKeys', 'text=Cast off', 'text=Cast off'),
      ],
    },
    'Home, End': {
      Home: moves(menu, 'text=Duplicate', 'text=Rename'),
      End: moves(menu, 'text=Rename', 'text=Duplicate'),
    },
    Characters: by('d', moves(menu, 'text=Rename', 'text=Duplicate')),
    'Esc, Tab': closes(menu.demo, menu.opens),
  },
  'react-modal': {
    Esc: closes('BasicModal', '[role="dialog"]'),
    Tab: [
      moves(nested, 'button >> nth=0', 'button >> nth=1'),
      moves(nested, 'button >> nth=1', 'button >> nth=0'),
    ],
    'Shift+Tab': [
      moves(nested, 'button >> nth=1', 'button >> nth=0'),
      moves(nested, 'button >> nth=0', 'button >> nth=1'),
    ],
  },
  'react-pagination': {
    Tab: moves('PaginationControlled', 'text="1"', 'text="2"'),
    Enter: [
      shows('PaginationControlled', 'text="2"', '[aria-label="Birds, page 2"]'),
      clicks('PaginationLink', 'text="3"'),
    ],
    Space: [
      shows('PaginationControlled', 'text="2"', '[aria-label="Birds, page 2"]'),
      ignores('PaginationLink', 'text="3"'),
    ],
  },
  'react-popover': {
    Esc: closes('BasicPopover', '[role="dialog"]'),
    Tab: [moves(form, 'input', 'button'), moves(form, 'button', 'input')],
  },
  'react-radio-button': {
    Tab: [enters('RadioButtonsGroup', '[value="window"]'), enters('ErrorRadios', '[value="yes"]')],
    'Arrow Down, Arrow Right': [
      chooses('RadioButtonsGroup', '[value="window"]', '[value="aisle"]'),
      chooses('RadioButtonsGroup', '[value="aisle"]', '[value="window"]'),
    ],
    'Arrow Up, Arrow Left': [
      chooses('RadioButtonsGroup', '[value="aisle"]', '[value="window"]'),
      chooses('RadioButtonsGroup', '[value="window"]', '[value="aisle"]'),
    ],
    Space: chooses('RadioButtonsGroup', '[value="aisle"]', '[value="aisle"]'),
  },
  'react-rating': {
    Tab: [
      enters('BasicRating', '[name="room"][value="4"]'),
      enters('BasicRating', '[name="breakfast"][value=""]'),
    ],
    'Arrow Right, Arrow Down': [
      chooses('BasicRating', '[name="room"][value="4"]', '[name="room"][value="5"]'),
      chooses('BasicRating', '[name="room"][value="5"]', '[name="room"][value=""]'),
    ],
    'Arrow Left, Arrow Up': [
      chooses('BasicRating', '[name="room"][value="4"]', '[name="room"][value="3"]'),
      chooses('BasicRating', '[name="room"][value="1"]', '[name="room"][value=""]'),
    ],
  },
  'react-select': {
    'Space, Enter, ↓, ↑': opens('BasicSelect', '[role="combobox"]', '[role="listbox"]'),
    '↓, ↑, Home, End': {
      '↓': moves(select, 'text=Low', 'text=Normal'),
      '↑': moves(select, 'text=Normal', 'text=Low'),
      Home: moves(select, 'text=Urgent', 'text=Low'),
      End: moves(select, 'text=Low', 'text=Urgent'),
    },
    'A letter': by('u', moves(select, 'text=Low', 'text=Urgent')),
    Enter: async (page, key) => {
      await moves(select, 'text=Normal', 'text=Normal')(page, 'Space');
      await page.keyboard.press(key);
      await expect(partOf(page, select.demo).locator('[role="combobox"]')).toHaveText('Normal');
    },
    'Esc, Tab': closes(select.demo, select.opens),
  },
  'react-slider': {
    Tab: moves('RangeSlider', 'input >> nth=0', 'input >> nth=1'),
    'Arrow Right, Arrow Up': fills('ContinuousSlider', 'input >> nth=0', '31'),
    'Arrow Left, Arrow Down': fills('ContinuousSlider', 'input >> nth=0', '29'),
    'Page Up, Shift + Arrow Up': fills('DiscreteSlider', 'input', '22'),
    'Page Down, Shift + Arrow Down': fills('DiscreteSlider', 'input', '18'),
    Home: fills('DiscreteSlider', 'input', '15'),
    End: fills('DiscreteSlider', 'input', '25'),
  },
  'react-snackbar': {
    Escape: closes(snackbar.demo, snackbar.opens),
    Tab: moves(snackbar, '', 'text=Undo'),
  },
  'react-speed-dial': {
    Tab: async (page, key) => {
      await enters(dial, 'button >> nth=0')(page, key);
      const button = partOf(page, dial).locator('button >> nth=0');
      await page.keyboard.press(`Shift+${key}`);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    },
    '↑, ↓, ←, →': {
      '↑': walks('ArrowDown'),
      '↓': walks('ArrowUp'),
      '←': walks('ArrowRight'),
      '→': walks('ArrowLeft'),
    },
    'Enter, Space': [
      toggles(dial, 'button >> nth=0', 'aria-expanded', 'true'),
      clicks(dial, '[role="menuitem"] >> nth=0'),
    ],
    Esc: async (page, key) => {
      const button = partOf(page, dial).locator('button >> nth=0');
      await enter(page, dial);
      await button.press('ArrowUp');
      await expect(button).not.toBeFocused();
      await page.keyboard.press(key);
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    },
  },
  'react-stepper': {
    Tab: moves('HorizontalNonLinearStepper', '.MuiStepButton-root >> nth=0', '.MuiStepButton-root >> nth=1'),
    'Enter, Space': shows(
      'HorizontalNonLinearStepper',
      '.MuiStepButton-root >> nth=1',
      'text=Complete “Photo”',
    ),
  },
  'react-switch': {
    Tab: enters('SwitchLabels', 'input >> nth=0'),
    Space: checks('SwitchLabels', 'input >> nth=0'),
  },
  'react-tabs': {
    Tab: [
      enters('BasicTabs', '[aria-selected="true"]'),
      moves('BasicTabs', '[aria-selected="true"]', '[role="tabpanel"]'),
    ],
    'Arrow keys': [
      by('ArrowRight', moves('BasicTabs', 'text=breakfast', 'text=lunch')),
      by('ArrowRight', moves('BasicTabs', 'text=dinner', 'text=breakfast')),
      by('ArrowLeft', moves('BasicTabs', 'text=breakfast', 'text=dinner')),
    ],
    'Home, End': {
      Home: moves('BasicTabs', 'text=lunch', 'text=breakfast'),
      End: moves('BasicTabs', 'text=lunch', 'text=dinner'),
    },
    'Enter, Space': shows('BasicTabs', 'text=lunch', '[aria-selected="true"]:text-is("lunch")'),
  },
  'react-textarea-autosize': {
    Tab: enters('EmptyTextarea', 'textarea >> nth=0'),
    Enter: fills('EmptyTextarea', 'textarea >> nth=0', '\n'),
  },
  'react-toggle-button': {
    Tab: moves('ToggleButtons', '[value="left"]', '[value="center"]'),
    'Enter, Space': toggles('ToggleButtons', '[value="center"]', 'aria-pressed'),
  },
  'react-tooltip': {
    Tab: async (page, key) => {
      const button = partOf(page, 'BasicTooltip').locator('button');
      await enter(page, 'BasicTooltip');
      await button.focus();
      await page.keyboard.press(`Shift+${key}`);
      await page.keyboard.press(key);
      await expect(button).toBeFocused();
      await expect(openedOf(page, '[role="tooltip"]')).toBeVisible();
      await page.keyboard.press(key);
      await expect(openedOf(page, '[role="tooltip"]')).toBeHidden();
    },
    Esc: async (page, key) => {
      await enter(page, 'BasicTooltip');
      await partOf(page, 'BasicTooltip').locator('button').focus();
      await expect(openedOf(page, '[role="tooltip"]')).toBeVisible();
      await page.keyboard.press(key);
      await expect(openedOf(page, '[role="tooltip"]')).toBeHidden();
      await expect(partOf(page, 'BasicTooltip').locator('button')).toBeFocused();
    },
  },
  'react-transfer-list': {
    Tab: moves('TransferList', 'input >> nth=0', 'input >> nth=1'),
    Space: [checks('TransferList', 'input >> nth=0'), clicks('TransferList', 'text="Add all"')],
    Enter: [
      clicks('TransferList', 'text="Add"'),
      shows(
        'InstantTransferList',
        '[role="button"]:has-text("Status")',
        '[aria-label="Columns of the table"] :text-is("Status")',
      ),
    ],
  },
};
