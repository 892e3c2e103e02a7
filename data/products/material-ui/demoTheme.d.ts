import type { DemoTheming, ThemeChoices } from 'docs-shell';
/** Returns the options of a theme with the reader's choices. */
export declare function themeOptions({ primary, secondary, radius, spacing, fontSize, density }: ThemeChoices): {
    colorSchemes: {
        light: boolean | {
            palette: {
                primary?: {
                    main: string;
                } | undefined;
                secondary?: {
                    main: string;
                } | undefined;
            };
        };
        dark: boolean | {
            palette: {
                primary?: {
                    main: string;
                } | undefined;
                secondary?: {
                    main: string;
                } | undefined;
            };
        };
    };
    shape?: {
        borderRadius: number;
    } | undefined;
    spacing?: number | undefined;
    typography?: {
        fontSize: number;
    } | undefined;
    components?: {
        MuiAutocomplete: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiButton: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiButtonGroup: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiCheckbox: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiChip: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiFormControl: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiIconButton: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiList: {
            readonly defaultProps: {
                readonly dense: true;
            };
        };
        MuiMenuItem: {
            readonly defaultProps: {
                readonly dense: true;
            };
        };
        MuiPagination: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiRadio: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiRating: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiSlider: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiSwitch: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiTable: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiTextField: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
        MuiToggleButtonGroup: {
            readonly defaultProps: {
                readonly size: 'small';
            };
        };
    } | {
        MuiButton: {
            readonly defaultProps: {
                readonly size: 'large';
            };
        };
        MuiButtonGroup: {
            readonly defaultProps: {
                readonly size: 'large';
            };
        };
        MuiIconButton: {
            readonly defaultProps: {
                readonly size: 'large';
            };
        };
        MuiPagination: {
            readonly defaultProps: {
                readonly size: 'large';
            };
        };
        MuiRating: {
            readonly defaultProps: {
                readonly size: 'large';
            };
        };
        MuiToggleButtonGroup: {
            readonly defaultProps: {
                readonly size: 'large';
            };
        };
    } | undefined;
};
/** Returns the options for code: a theme with both color modes, or with the reader's alone. */
export declare function codeOptions<Options extends Pick<ReturnType<typeof themeOptions>, 'colorSchemes'>>({ mode }: ThemeChoices, options: Options): ({
    cssVariables: boolean;
} & Options) | ({
    cssVariables: boolean;
    palette: {
        primary?: {
            main: string;
        } | undefined;
        secondary?: {
            main: string;
        } | undefined;
        mode: "dark" | "light";
    };
} & Omit<Options, "colorSchemes">);
export declare const theming: DemoTheming;
