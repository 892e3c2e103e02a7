/** `react-dom/client` itself, which an alias hides (`next.config.js`). */
declare module 'react-dom-client-as-delivered' {
  export * from 'react-dom/client';
}
