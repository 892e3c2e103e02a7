/** Navigates to an address as a click on a link in the page does. */
export function goTo(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
