/** @jest-environment jsdom */

import { useTheme as useJoyTheme } from '@mui/joy/styles';
import { useTheme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { BREAKPOINT_PX } from '../../src/themeConstants';
import {
  DemoProvider as JoyProvider,
  listStyleSheets as listJoySheets,
} from '../../data/products/joy-ui/demoProvider';
import {
  DemoProvider as MaterialProvider,
  listStyleSheets as listMaterialSheets,
} from '../../data/products/material-ui/demoProvider';
import { DemoProvider as GridProvider } from '../../data/products/x/demoProvider';
import type { DemoProviderProps } from '../../src/model/demos/DemoProviderModule';

const { BREAKPOINT_PX: SPECIFIED } =
  jest.requireActual<typeof import('../../src/themeConstants')>('../../src/themeConstants');

jest.mock('../../src/themeConstants', () => ({
  ...jest.requireActual<object>('../../src/themeConstants'),
  SPACING_PX: 10,
  BORDER_RADIUS_PX: 6,
  BREAKPOINT_PX: { xs: 0, sm: 601, md: 901, lg: 1201, xl: 1537 },
  DURATION_MS: {
    shortest: 151,
    shorter: 201,
    short: 251,
    standard: 301,
    complex: 376,
    enteringScreen: 226,
    leavingScreen: 196,
  },
}));

/** Returns what a hook reads in a demo. */
function readInside<T>(Provider: React.ComponentType<DemoProviderProps>, useIt: () => T): T | undefined {
  let read: T | undefined;
  const Demo = () => {
    read = useIt();
    return null;
  };
  render(
    <Provider direction="ltr" mode="light">
      <Demo />
    </Provider>,
  );
  return read;
}

it.each([
  ['Material UI', MaterialProvider],
  ['MUI X', GridProvider],
])('demos of %s have the numbers of the specification', (_name, Provider) => {
  const theme = readInside(Provider, useTheme);
  expect(theme?.transitions.duration).toEqual({
    shortest: 151,
    shorter: 201,
    short: 251,
    standard: 301,
    complex: 376,
    enteringScreen: 226,
    leavingScreen: 196,
  });
  expect(theme?.transitions.create('opacity')).toContain('301ms');
  expect(theme?.breakpoints.values).toEqual(BREAKPOINT_PX);
  expect(theme?.breakpoints.up('xl')).toBe('@media (min-width:1537px)');
  expect(theme?.shape.borderRadius).toBe(6);
  expect(JSON.stringify(listMaterialSheets())).toContain('"--mui-spacing":"10px"');
});

it('demos of Joy UI have its breakpoints and its spacing; its components set their own durations', () => {
  const theme = readInside(JoyProvider, useJoyTheme);
  expect(theme?.breakpoints.up('xl')).toBe('@media (min-width:1537px)');
  expect(JSON.stringify(listJoySheets())).toContain('"--joy-spacing":"10px"');
});

/** Widths at which something changes that is not the frame. */
const OTHERS: readonly number[] = [
  // The smallest phones.
  374.95,
  // The bar of a demo.
  449.95, 450,
  // DocSearch's modal.
  768,
  // Lines of code, see `codeBlock`.
  1440,
];

it('the frame changes at the breakpoints of the specification, and at all of them', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const styles = files.map((file) => readFileSync(`src/${file}`, 'utf8'));
  const widths = styles.flatMap((css) =>
    [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(?:min|max)-width: ([\d.]+)px/g)].map(([, width]) => Number(width)),
    ),
  );
  const specified = Object.values(SPECIFIED).filter((width) => width > 0);
  const expected = [...specified, ...specified.map((width) => width - 0.05), ...OTHERS];
  expect(widths.filter((width) => !expected.includes(width))).toEqual([]);
  for (const width of specified) expect(widths).toContain(width);
});
