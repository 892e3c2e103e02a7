/** A tag of the sidebar's tree. Its links lead to a page of the site, or to a secure address. */
const TAG =
  /<\/?(?:a|button|div|li|path|span|svg|ul|wbr)(?: (?:href="(?=\/[\w"]|https:)|(?:aria-\w+|class|d|data-(?:action|group)|height|hidden|rel|target|type|viewBox|width)=")[^"<>]*")*\/?>/g;

/**
 * Returns whether stored HTML has only what the tree of the sidebar has: no handlers, nothing that loads, and no
 * other links than those of the navigation.
 * @example isTreeHtml('<ul><li><a href="javascript:alert(1)">A</a></li></ul>') // false
 */
export function isTreeHtml(html: string): boolean {
  return !html.replace(TAG, '').includes('<');
}
