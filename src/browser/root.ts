/** The root element of the document, for programs that only browsers run. */
export const root = document.documentElement;
