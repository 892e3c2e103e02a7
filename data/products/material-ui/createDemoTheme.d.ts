import { type CssVarsThemeOptions } from '@mui/material/styles';
type Options = Omit<CssVarsThemeOptions, 'cssVariables' | 'direction'>;
/** Returns a theme of demos: the library's own with the given options, and a dark surface that suits the stage. */
export declare function createDemoTheme(direction: 'ltr' | 'rtl', options: Options): import("@mui/material").Theme;
export {};
