import type { Badge } from './listBadges';

/** A navigation entry as the sidebar draws it: texts and addresses resolved for one language. */
export interface SidebarNode {
  readonly pathname: string;
  readonly href: string;
  readonly text: string;
  readonly badges: readonly Badge[];
  readonly icon?: string;
  /** Leads to another host. */
  readonly external?: boolean;
  /** A label: its group is always open; without children it only divides the list. */
  readonly label?: boolean;
  readonly children?: readonly SidebarNode[];
}
