/** The original `react-dom/client`, which an alias replaces (`next.config.js`). */
declare module 'react-dom-client-as-delivered' {
  export * from 'react-dom/client';
  /** Not part of the types of React. */
  export const version: string;
}
