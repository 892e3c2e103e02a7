/** Id of the content of a page: target of the skip link, of focus, and of links from elsewhere. */
export const CONTENT_ID = 'main-content';
