import type { AdsConfig } from 'docs-shell';

/**
 * Advertising: the network, from the environment (if unset, no third party is ever asked), and the family's
 * own ads. The number of in-house ads is fixed; the build reports a different number. A page shows none about its own
 * product.
 */
export const ads = {
  poweredby: 'MUI',
  network: {
    scriptUrl: process.env.AD_SCRIPT_URL,
    feedUrl: process.env.AD_FEED_URL,
    hosts: process.env.AD_HOSTS,
    placementSelectors: process.env.AD_PLACEMENT_SELECTORS,
    backersUrl: process.env.AD_BACKERS_URL,
    poweredby: process.env.AD_NETWORK_NAME,
    inDevelopment: process.env.AD_IN_DEVELOPMENT,
    consent: process.env.AD_CONSENT,
  },
  inHouse: [
    {
      label: 'data-grid',
      pathname: '/x/react-data-grid',
      image: 'data/ads/dataGrid.svg',
      product: 'x',
      texts: {
        en: {
          name: 'MUI X Data Grid',
          description: 'Sort, filter, edit and copy thousands of rows with one React component.',
        },
        zh: {
          name: 'MUI X 数据表格',
          description: '一个 React 组件即可排序、筛选、编辑和复制成千上万行数据。',
        },
        pt: {
          name: 'MUI X Data Grid',
          description: 'Ordene, filtre, edite e copie milhares de linhas com um só componente React.',
        },
        ar: {
          name: 'شبكة بيانات MUI X',
          description: 'رتّب آلاف الصفوف ورشّحها وحرّرها وانسخها بمكوّن React واحد.',
        },
      },
    },
    {
      label: 'joy-ui',
      pathname: '/joy-ui',
      image: 'data/ads/joyUi.svg',
      product: 'joy-ui',
      texts: {
        en: {
          name: 'Joy UI',
          description: 'Ready-made components with four variants and color inversion, in beta.',
        },
        zh: { name: 'Joy UI', description: '开箱即用的组件：四种变体，支持颜色反转，处于测试阶段。' },
        pt: {
          name: 'Joy UI',
          description: 'Componentes prontos com quatro variantes e inversão de cores, em versão beta.',
        },
        ar: { name: 'Joy UI', description: 'مكوّنات جاهزة بأربعة أشكال مع عكس الألوان، في إصدار تجريبي.' },
      },
    },
    {
      label: 'theming',
      pathname: '/material-ui/customization/theming',
      image: 'data/ads/theming.svg',
      product: 'material-ui',
      texts: {
        en: {
          name: 'Your brand in one theme',
          description: 'Set colors, type and spacing once; every Material UI component follows.',
        },
        zh: {
          name: '一个主题，统一品牌',
          description: '颜色、字体和间距只需设置一次，所有 Material UI 组件都会遵循。',
        },
        pt: {
          name: 'Sua marca em um só tema',
          description: 'Cores, fontes e espaços uma só vez, para todos os componentes.',
        },
        ar: {
          name: 'علامتك في سمة واحدة',
          description: 'تُضبط الألوان والخطوط والمسافات مرة واحدة وتتبعها مكوّنات Material UI.',
        },
      },
    },
    {
      label: 'figma-kit',
      pathname: '/material-ui/design-resources/material-ui-for-figma',
      image: 'data/ads/designKit.svg',
      product: 'material-ui',
      texts: {
        en: {
          name: 'Material UI for Figma',
          description: 'Design with names, variants and states that match the React components.',
        },
        zh: { name: 'Figma 版 Material UI', description: '名称、变体和状态都与 React 组件一致的设计套件。' },
        pt: {
          name: 'Material UI para Figma',
          description: 'Projete com nomes, variantes e estados iguais aos dos componentes React.',
        },
        ar: {
          name: 'Material UI لبرنامج Figma',
          description: 'صمّم بأسماء وأشكال وحالات تطابق مكوّنات React.',
        },
      },
    },
    {
      label: 'store',
      href: 'https://mui.com/store/',
      image: 'data/ads/store.svg',
      texts: {
        en: {
          name: 'MUI Store',
          description: 'Templates and design kits, made with the components of these docs.',
        },
        zh: { name: 'MUI Store', description: '用本文档中的组件制作的模板和设计套件。' },
        pt: {
          name: 'MUI Store',
          description: 'Templates e kits de design feitos com os componentes desta documentação.',
        },
        ar: { name: 'متجر MUI', description: 'قوالب ومجموعات تصميم مبنية بمكوّنات هذه الوثائق.' },
      },
    },
  ],
} as const satisfies AdsConfig;
