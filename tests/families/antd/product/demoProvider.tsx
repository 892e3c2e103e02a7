import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, theme } from 'antd';
import type { CreateDemoStyles, DemoProviderProps } from 'docs-shell';

export function DemoProvider({ direction, mode, children }: DemoProviderProps) {
  const algorithm = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return (
    <ConfigProvider direction={direction} theme={{ algorithm }}>
      {children}
    </ConfigProvider>
  );
}

export const createDemoStyles: CreateDemoStyles = ({ container }) => {
  const cache = createCache();
  return {
    wrap: (demo) => (
      <StyleProvider cache={cache} {...(container ? { container } : {})}>
        {demo}
      </StyleProvider>
    ),
    list: () => [{ css: extractStyle(cache, true) }],
    remove: () => {},
  };
};
