export { Meter, type MeterProps } from '@/meter/Meter';
export * as Panel from '@/panel/parts';
export { useToggle, type Toggle, type ToggleOptions } from '@/toggle/useToggle';
