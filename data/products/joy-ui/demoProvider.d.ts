import { type DemoProviderProps, type ThemeChoices } from 'docs-shell';
/**
 * Joy's own theme, with the reader's choices. The page sets mode and style sheet: the provider changes neither
 * document nor storage.
 */
export declare function DemoProvider({ direction, surface, stage, choices, children }: DemoProviderProps): import("react").JSX.Element;
export declare function listStyleSheets(choices?: ThemeChoices): readonly object[];
export { theming } from './demoTheme';
