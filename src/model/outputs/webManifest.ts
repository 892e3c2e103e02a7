/** An icon of the site for home screens and tabs. */
export interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: 'any' | 'maskable';
}

/** Builds the web app manifest: name, colors and icons for an installed site. */
export function buildManifest(
  name: string,
  description: string,
  colors: { readonly theme: string; readonly background: string },
  icons: readonly ManifestIcon[],
): Readonly<Record<string, unknown>> {
  return {
    id: '/',
    name,
    short_name: name,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colors.theme,
    background_color: colors.background,
    icons,
  };
}
