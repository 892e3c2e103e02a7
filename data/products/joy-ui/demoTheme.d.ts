import type { DemoTheming, ThemeChoices } from 'docs-shell';
/** Returns the options of a theme with the reader's choices. Joy has no secondary color. */
export declare function themeOptions({ primary, radius, spacing, fontSize, density }: ThemeChoices): {
    colorSchemes?: {
        light: {
            palette: {
                primary: {
                    500: string;
                    solidColor?: string | undefined;
                };
            };
        } | {
            palette?: undefined;
        };
        dark: {
            palette: {
                primary: {
                    500: string;
                    solidColor?: string | undefined;
                };
            };
        } | {
            palette?: undefined;
        };
    } | undefined;
    radius?: {
        [k: string]: string;
    } | undefined;
    spacing?: number | undefined;
    fontSize?: {
        [k: string]: string;
    } | undefined;
    components?: {
        [k: string]: {
            defaultProps: {
                size: "lg" | "sm";
            };
        };
    } | undefined;
};
export declare const theming: DemoTheming;
