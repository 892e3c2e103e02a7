import { decodePath } from '../../model/routes/pathname';

/**
 * Shows the requested path on the 404 page, and puts the words of its last part into the search field, unless a
 * reader has been there.
 */
export function nameAddress(): void {
  const path = decodePath(window.location.pathname);
  const place = document.querySelector('.not-found-page-address');
  if (place) place.textContent = path;
  const field = document.querySelector<HTMLInputElement>('.not-found-page-root input[name="q"]');
  if (!field || field.value !== '' || field === document.activeElement) return;
  const words =
    path
      .replace(/\.\w+$/, '')
      .split('/')
      .findLast(Boolean) ?? '';
  field.value = words.replaceAll(/[-_+\s]+/g, ' ').trim();
}
