import { ConfigProvider, theme } from 'antd';
import type { BareProps } from '../BareApp';

export function Bare({ mode, direction, children }: BareProps) {
  const algorithm = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return (
    <ConfigProvider direction={direction} theme={{ algorithm }}>
      {children}
    </ConfigProvider>
  );
}
