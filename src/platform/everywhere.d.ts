/** What pure code may use besides the language: what browsers, workers and Node have alike. */

interface URL {
  readonly hash: string;
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly password: string;
  readonly pathname: string;
  readonly port: string;
  readonly protocol: string;
  readonly search: string;
  readonly username: string;
}
declare const URL: {
  new (url: string | URL, base?: string | URL): URL;
};

/** A demo's surface names it; pure code never looks into it. */
interface Window {}
