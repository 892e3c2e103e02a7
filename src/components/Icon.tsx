import { CLOSE_PATH } from '../browser/drawIcon';

/** Outlines on a 24 × 24 grid, drawn for this site. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: CLOSE_PATH,
  chevron: 'M9 6l6 6-6 6',
  down: 'M6 9l6 6 6-6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  mode: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 4v16M12 8h4.9M12 12h7.8M12 16h6.9',
  language:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM4 12h16M12 4c2.6 2.3 3.8 5 3.8 8s-1.2 5.7-3.8 8c-2.6-2.3-3.8-5-3.8-8s1.2-5.7 3.8-8z',
  repository:
    'M9.5 20v-3.200c-4 .9-4.8-1.9-4.8-1.9-.5-1.200-1.200-1.500-1.200-1.500M14.500 20v-3.400c0-1-.1-1.400-.5-1.800 2.700-.3 5.500-1.300 5.500-5.600 0-1.200-.4-2.200-1.200-3 .2-.5.5-1.600-.1-3 0 0-1-.3-3.100 1.100a10.700 10.700 0 0 0-5.600 0C7.400 2.900 6.400 3.200 6.400 3.200c-.6 1.400-.3 2.500-.1 3-.8.8-1.200 1.800-1.200 3 0 4.300 2.800 5.300 5.500 5.600-.4.4-.6 1-.6 1.800',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.500M12 19.500V21M3 12h1.500M19.500 12H21M5.600 5.600l1.100 1.100M17.300 17.300l1.100 1.100M5.600 18.400l1.100-1.100M17.300 6.700l1.100-1.100',
  moon: 'M20 14.500A8 8 0 0 1 9.500 4a8 8 0 1 0 10.500 10.500z',
  device: 'M4 5h16v11H4zM9 20h6M12 16v4',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  check: 'M5 12.500l4.500 4.500L19 7',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  edit: 'M5 19l1-4L16 5l3 3L9 18z',
  previous: 'M19 12H5M11 6l-6 6 6 6',
  next: 'M5 12h14M13 6l6 6-6 6',
  reset: 'M5 9a8 8 0 1 1-1 5M4 4v5h5',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  direction: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  settings:
    'M4 7h10M18 7h2M4 17h2M10 17h10M16 9.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400zM8 19.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400z',
  start: 'M6 4l13 8-13 8z',
  stackblitz: 'M13 3L5 14h6l-2 7 10-12h-6z',
  codesandbox: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
  components: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13v7M13 16.500h7',
  customization: 'M12 4v4M12 12v8M6 4v10M6 18v2M18 4v2M18 10v10M4 16h4M10 10h4M16 8h4',
  guides: 'M5 5h5a2 2 0 0 1 2 2v12a2 2 0 0 0-2-2H5zM19 5h-5a2 2 0 0 0-2 2v12a2 2 0 0 1 2-2h5z',
  integrations: 'M9 12h6M7 8a4 4 0 0 0 0 8h3M17 16a4 4 0 0 0 0-8h-3',
  experimental: 'M9 4h6M10 4v6l-5 8a1.4 1.4 0 0 0 1.2 2h11.600a1.4 1.4 0 0 0 1.2-2l-5-8V4M7.5 15h9',
  migration: 'M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4',
  discover: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM15.5 8.500l-2 5-5 2 2-5z',
  design:
    'M12 4c-4.4 0-8 3.4-8 7.6 0 4.3 3.4 8.4 6.5 8.4 1.6 0 1.3-2 2.5-3 1.7-1.4 7 .8 7-5.400C20 7.4 16.4 4 12 4zM8.5 9.500v.1M12.5 7.800v.1M16 10.200v.1',
  api: 'M9 5c-3 0-1 6-4 7 3 1 1 7 4 7M15 5c3 0 1 6 4 7-3 1-1 7-4 7',
} as const;

export type IconName = keyof typeof PATHS;

/** Whether a name from data is the name of an icon. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(PATHS, name);
}

/** The names of all icons. */
export const ICON_NAMES = Object.keys(PATHS);

/** A decorative icon in the color of the text; `flip` mirrors it in right-to-left pages. */
export function Icon({ name, ...look }: { name: IconName; size?: number; flip?: boolean }) {
  return <Outline path={PATHS[name]} {...look} />;
}

/** The same with an outline of its own on a 24 × 24 grid. */
export function Outline({ path, size = 20, flip = false }: { path: string; size?: number; flip?: boolean }) {
  return (
    <svg
      className={flip ? 'icon flip' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
