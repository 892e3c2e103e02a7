/** The views of the entries of an API section. */
export const API_VIEWS = ['table', 'expanded', 'collapsed'] as const;
export type ApiView = (typeof API_VIEWS)[number];
export const DEFAULT_API_VIEW: ApiView = 'table';

/** Returns the storage key for the view of a section; it is the same on every API page. */
export function apiViewKey(section: string): string {
  return `api-view-${section}`;
}

/** Parses a stored view; an unknown value returns the default. */
export function parseApiView(stored: string | null): ApiView {
  return API_VIEWS.find((view) => view === stored) ?? DEFAULT_API_VIEW;
}
