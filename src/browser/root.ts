/** The root element of the document, for programs that run only in browsers. */
export const root = document.documentElement;
