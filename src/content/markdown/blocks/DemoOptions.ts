import { nameHint } from '../../../model/routes/editDistance';

/** Options of a live demo from its line in the page; all are optional and have a default. */
export interface DemoOptions {
  readonly hideToolbar?: boolean;
  /** Background of the demo; `outlined` if absent, `true` for a plain background. */
  readonly bg?: 'outlined' | 'inline' | 'playground' | 'gradient' | true;
  /** Whether it runs in an iframe. */
  readonly iframe?: boolean;
  /** Pixels, or a CSS length. */
  readonly height?: number | string;
  /** Pixels, or a CSS length. */
  readonly maxWidth?: number | string;
  readonly defaultCodeOpen?: boolean;
  readonly disableAd?: boolean;
  readonly disableLiveEdit?: boolean;
  readonly hideEditButton?: boolean;
  /** Whether a switch of the theme for demos, and its code, are below the demo. */
  readonly themeSwitch?: boolean;
}

/** A problem of one option. */
interface DemoOptionFault {
  readonly option: string;
  readonly code: 'unknown-demo-option' | 'demo-option-value' | 'demo-option-contradiction';
  readonly message: string;
  readonly hint: string;
}

const FLAG = { expected: 'true or false', accepts: (value: unknown) => typeof value === 'boolean' };
const LENGTH = {
  expected: 'a number of pixels or a length such as "20em"',
  accepts: (value: unknown) =>
    typeof value === 'number'
      ? Number.isFinite(value) && value > 0
      : typeof value === 'string' && /^\d{1,5}(?:\.\d{1,3})?(?:px|em|rem|ch|%|vh|vw)$/.test(value),
};
const BACKGROUND = {
  expected: '"outlined", "inline", "playground", "gradient" or true',
  accepts: (value: unknown) =>
    value === true || ['outlined', 'outline', 'inline', 'playground', 'gradient'].includes(value as string),
};

const OPTIONS = {
  hideToolbar: FLAG,
  bg: BACKGROUND,
  iframe: FLAG,
  height: LENGTH,
  maxWidth: LENGTH,
  defaultCodeOpen: FLAG,
  disableAd: FLAG,
  disableLiveEdit: FLAG,
  hideEditButton: FLAG,
  themeSwitch: FLAG,
} as const satisfies Record<keyof DemoOptions, { expected: string; accepts: (value: unknown) => boolean }>;

function isOption(name: string): name is keyof DemoOptions {
  return Object.hasOwn(OPTIONS, name);
}

function listContradictions(options: DemoOptions): DemoOptionFault[] {
  const code = 'demo-option-contradiction';
  if (options.hideToolbar === false) {
    const message = '"hideToolbar": false is the default';
    return [{ option: 'hideToolbar', code, message, hint: 'remove it' }];
  }
  if (options.hideToolbar !== true) return [];
  return (['defaultCodeOpen', 'disableAd'] as const)
    .filter((option) => options[option] === true)
    .map((option) => ({
      option,
      code,
      message: `"${option}": true has no effect without the toolbar that "hideToolbar": true hides`,
      hint: 'remove one of the two',
    }));
}

/** Values of existing pages that mean another one. */
const SPELLINGS = new Map<unknown, string>([['outline', 'outlined']]);

/** Returns the valid options of a demo line and the faults: unknown names, invalid values, contradictions. */
export function checkDemoOptions(raw: Readonly<Record<string, unknown>>): {
  readonly options: DemoOptions;
  readonly faults: readonly DemoOptionFault[];
} {
  const faults: DemoOptionFault[] = [];
  const valid: Record<string, unknown> = {};
  for (const [option, value] of Object.entries(raw)) {
    if (!isOption(option)) {
      const message = `unknown demo option "${option}"`;
      faults.push({
        option,
        code: 'unknown-demo-option',
        message,
        hint: nameHint(option, Object.keys(OPTIONS)),
      });
    } else if (!OPTIONS[option].accepts(value)) {
      const message = `invalid value of the demo option "${option}": ${JSON.stringify(value).slice(0, 60)}`;
      faults.push({ option, code: 'demo-option-value', message, hint: `write ${OPTIONS[option].expected}` });
    } else valid[option] = SPELLINGS.get(value) ?? value;
  }
  // Each value has passed the check of its option.
  const options = valid as DemoOptions;
  return { options, faults: [...faults, ...listContradictions(options)] };
}
