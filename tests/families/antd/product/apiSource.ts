import type { ApiDeclaration } from 'docs-shell';

export const apiSource = {
  packageName: 'antd',
  noPage: [
    {
      reason: 'A drawing without props.',
      names: ['Result.PRESENTED_IMAGE_403', 'Result.PRESENTED_IMAGE_404', 'Result.PRESENTED_IMAGE_500'],
    },
  ],
} as const satisfies ApiDeclaration;
