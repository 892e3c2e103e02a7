/** The ways in which the entries of an API section can be shown. */
export const API_VIEWS = ['table', 'expanded', 'collapsed'] as const;
export type ApiView = (typeof API_VIEWS)[number];
export const DEFAULT_API_VIEW: ApiView = 'table';

/** Storage key of the view of a section, the same on every API page. */
export function apiViewKey(section: string): string {
  return `api-view-${section}`;
}

/** The view that a stored value stands for; anything unknown is the default. */
export function parseApiView(stored: string | null): ApiView {
  return API_VIEWS.find((view) => view === stored) ?? DEFAULT_API_VIEW;
}
