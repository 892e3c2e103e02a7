import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import { importLazily } from '../fetching/importLazily';

/** The providers of the products whose demos readers can give a theme, by product. */
export type ThemedProviders = Readonly<Record<string, ThemedProvider>>;
type ThemedProvider = DemoProviderModule & Required<Pick<DemoProviderModule, 'listStyleSheets' | 'theming'>>;

// Only islands run it, and their bundler follows it. Next's would refuse a provider that imports a style sheet.
const loadRegistry = () => import(/* turbopackIgnore: true */ 'family/demos/themed');

/** @throws if a provider could not be loaded */
export function loadThemedProviders(): Promise<ThemedProviders> {
  return importLazily(async () => {
    const loaded = Object.entries((await loadRegistry()).themed).map(
      async ([id, load]) => [id, await load()] as const,
    );
    return Object.fromEntries(await Promise.all(loaded)) as ThemedProviders;
  });
}
