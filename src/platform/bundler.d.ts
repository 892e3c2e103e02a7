/** What the bundler gives to browser code. */

declare const process: {
  readonly env: { readonly NODE_ENV: 'development' | 'production' | 'test'; readonly BOOT?: string };
};

declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}

declare module '*.css';
