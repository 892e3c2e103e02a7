export { PanelRoot as Root, type PanelRootProps as RootProps } from '@/panel/PanelRoot';
export { PanelHeader as Header, type PanelHeaderProps as HeaderProps } from '@/panel/PanelHeader';
export { PanelBody as Body, type PanelBodyProps as BodyProps } from '@/panel/PanelBody';
