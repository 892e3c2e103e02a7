import type { DemoProviderProps } from 'docs-shell';
/**
 * Hash of the style element that the grid adds in the browser; the browser prints it when the policy blocks
 * the element.
 */
export declare const inlineStyleHashes: readonly ['sha256-s6XENZfCsHnmoHCfquYQAZ86a791WkxYJKd2ZnDAcrA='];
/** The Material theme with the grid's own defaults and the reader's choices. The page sets mode and style sheet. */
export declare function DemoProvider({ direction, surface, choices, children }: DemoProviderProps): import("react").JSX.Element;
export { listStyleSheets } from '../material-ui/demoProvider';
export { theming } from './demoTheme';
