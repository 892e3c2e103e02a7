import type { ApiDeclaration } from 'docs-shell';
import { classStates } from '../classStates';
import { apiDescriptions } from './apiDescriptions';
import { apiMessages } from './apiMessages';

/** API reference of Material UI. Every export of its package has a page or is listed here with a reason. */
export const apiSource = {
  packageName: '@mui/material',
  sourceFolder: { source: 'packages/mui-material/src', built: 'esm' },
  importsModules: true,
  examples: 'data/products/material-ui/apiExamples.tsx',
  linkOrigin: 'https://mui.com',
  pagesElsewhere: {
    '/material-ui/customization/theme-components': '/material-ui/customization/theming',
    '/material-ui/react-drawer': '/material-ui/api/drawer',
    '/material-ui/react-modal': '/material-ui/api/modal',
    '/material-ui/react-popover': '/material-ui/api/popover',
    '/material-ui/react-stepper': '/material-ui/api/stepper',
  },
  linkSections: ['Demos', 'API', 'Features'],
  classPrefix: 'Mui',
  states: classStates,
  commonProps: ['classes', 'component', 'sx'],
  theme: {
    module: '@mui/material/styles',
    type: 'ComponentsPropsList',
    prefix: 'Mui',
    readBy: ['useDefaultProps', 'useThemeProps'],
  },
  defaultsConstant: 'defaultConfig',
  sharedClasses: {
    FilledInput: { from: 'InputBase', keys: ['colorSecondary'] },
    Input: {
      from: 'InputBase',
      keys: [
        'colorSecondary',
        'formControl',
        'fullWidth',
        'inputAdornedEnd',
        'inputAdornedStart',
        'inputMultiline',
        'inputSizeSmall',
        'inputTypeSearch',
        'multiline',
        'sizeSmall',
      ],
    },
    OutlinedInput: {
      from: 'InputBase',
      keys: [
        'adornedEnd',
        'adornedStart',
        'colorSecondary',
        'inputAdornedEnd',
        'inputAdornedStart',
        'inputMultiline',
        'inputSizeSmall',
        'inputTypeSearch',
        'multiline',
        'sizeSmall',
      ],
    },
  },
  typePages: {
    '@mui/material#Theme': '/material-ui/customization/theming',
    '@mui/material#ResponsiveStyleValue': '/material-ui/customization/breakpoints',
  },
  builtFrom: ['@mui/private-theming', '@mui/styled-engine', '@mui/system', '@mui/types', '@mui/utils'],
  propSets: [
    {
      title: 'System props',
      module: '@mui/system',
      type: 'SystemProps',
      pathname: '/system/properties',
      deprecated: 'Use the `sx` prop instead. The codemod `v6.0.0/system-props` converts existing code.',
    },
  ],
  internal: ['componentName', 'renderSuffix'],
  descriptions: apiDescriptions,
  defaults: { useScrollTrigger: { disableHysteresis: 'false', target: 'window', threshold: '100' } },
  messagePrefix: 'MUI',
  messages: apiMessages,
  noPage: [
    {
      reason: 'A styled part of the component whose name it begins with; the theme and the classes reach it.',
      names: [
        'BackdropRoot',
        'BadgeMark',
        'BadgeRoot',
        'MenuPaper',
        'ModalRoot',
        'PopoverPaper',
        'PopoverRoot',
        'SliderMark',
        'SliderMarkLabel',
        'SliderRail',
        'SliderRoot',
        'SliderThumb',
        'SliderTrack',
        'SliderValueLabel',
      ],
    },
    {
      reason:
        'A React context that a component gives to its parts; its hook, where there is one, has a page.',
      names: ['ButtonGroupButtonContext', 'ButtonGroupContext', 'StepContext', 'StepperContext'],
    },
    {
      reason: 'Classes of the ripple inside `ButtonBase`, which has no page of its own.',
      names: ['touchRippleClasses'],
    },
    {
      reason: 'Another name of `ThemeProvider`.',
      names: ['CssVarsProvider', 'Experimental_CssVarsProvider'],
    },
    {
      reason: 'The components of the package are built with it.',
      names: [
        'DefaultPropsProvider',
        'unstable_useEnhancedEffect',
        'unstable_useId',
        'useControlled',
        'useDefaultProps',
        'useEventCallback',
        'useForkRef',
        'useLazyRipple',
        'useThemeProps',
      ],
    },
  ],
  noPageModules: [
    {
      reason: 'The components of the package are built with it.',
      names: ['zero-styled'],
    },
    {
      reason: 'The ripple inside `ButtonBase`, which draws it.',
      names: ['TouchRipple'],
    },
  ],
} as const satisfies ApiDeclaration;
