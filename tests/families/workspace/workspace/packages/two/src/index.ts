export { Action, actionStyles, type ActionProps } from './Action';
export { Badge, type BadgeProps } from './Badge';
export { Entry, type EntryProps } from './Entry';
export { Fold, type FoldProps } from './Fold';
export { Sheet, type SheetProps } from './Sheet';
