import type { DemoTheming, ThemeChoices } from 'docs-shell';
/** Returns the options of a Material theme with the reader's choices; the grid has a density of its own. */
export declare function themeOptions(choices: ThemeChoices): {
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
} | {
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
    components: {
        MuiDataGrid: {
            defaultProps: {
                density: "comfortable" | "compact";
            };
        };
    } | {
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
        MuiDataGrid: {
            defaultProps: {
                density: "comfortable" | "compact";
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
        MuiDataGrid: {
            defaultProps: {
                density: "comfortable" | "compact";
            };
        };
    };
};
export declare const theming: DemoTheming;
