/**
 * What `data/` of a family imports from `docs-shell`: the types of its files, and the numbers from which themes of demos are
 * made. Nothing else of the shell is meant for a family.
 */
export { BORDER_RADIUS_PX, BREAKPOINT_PX, DURATION_MS, SPACING_PX } from './themeConstants';
export type { AdsConfig } from './model/ads/AdsConfig';
export type { ServiceSettings } from './model/analytics/services';
export type { ApiDeclaration } from './model/api/ApiDeclaration';
export type { ApiMessageNote } from './model/api/ApiSource';
export type { ContentRules, StrictRules } from './model/ContentRules';
export type { DemoColorMode } from './model/demos/demoColorMode';
export type {
  DemoProviderProps,
  DemoStage,
  DemoSurface,
  DemoTheming,
} from './model/demos/DemoProviderModule';
export type { CreateDemoStyles } from './model/demos/DemoStyles';
export type { ThemeChoices } from './model/demoTheme/ThemeChoices';
export type { Language } from './model/languages/Language';
export type { NavPage } from './model/navigation/NavPage';
export type { FamilyText } from './model/languages/FamilyText';
export type { LanguageRedirect, Redirect } from './model/outputs/Redirect';
export type { FamilyCallout, FamilyFences, FamilyGrammar } from './model/page/FamilyFences';
export type { FamilyPage } from './model/page/FamilyPage';
export type {
  FamilyComponents,
  FamilyIcons,
  FamilyPartProps,
  FamilySlotProps,
  FamilySlots,
} from './model/page/FamilyParts';
export type { IslandModule, IslandTable } from './model/page/Island';
export type { PageProps, ReleaseLine } from './model/page/PageData';
export type { SiteConfig } from './model/page/SiteConfig';
export type { OlderVersion, Product } from './model/products/Product';
export type { ProductDeclaration, ProductPlaygrounds } from './model/products/ProductEntry';
export type { HostedIndexSettings } from './model/search/parseHostedIndex';
export type { SearchWordsByLanguage } from './model/search/SearchWords';
export type { SiteColors, SiteLogo, SiteTheme } from './theme/SiteTheme';
