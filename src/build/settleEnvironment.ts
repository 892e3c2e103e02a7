/**
 * Variables that change what programs of the build write, or where they look for packages. Hosts and shells set
 * them for other projects.
 */
const FOREIGN =
  /^(?:_*NEXT_(?!PUBLIC_|TELEMETRY_DISABLED$).*|NOW_BUILDER|VERCEL.*|TURBOPACK.*|BROWSERSLIST.*|BABEL_ENV|NODE_PATH|JEST_WORKER_ID)$/;

/** Options of Node that make it find other packages, or load one twice. */
const OTHER_PACKAGES = /(?:^|\s)(?:--preserve-symlinks(?:-main)?|(?:--conditions|-C)[=\s]\S+)(?=\s|$)/g;

/**
 * Makes the environment of a build the same wherever it runs: this process and those that it starts write what
 * readers get, and reach each other without a proxy.
 */
export function settleEnvironment(environment: Record<string, string | undefined> = process.env): void {
  for (const name of Object.keys(environment)) if (FOREIGN.test(name)) delete environment[name];
  const options = environment.NODE_OPTIONS?.replace(OTHER_PACKAGES, '').trim();
  if (options !== undefined) environment.NODE_OPTIONS = options;
  environment.NODE_ENV = 'production';
  const direct = environment.NO_PROXY ?? environment.no_proxy;
  environment.NO_PROXY = [direct, '127.0.0.1', 'localhost'].filter(Boolean).join(',');
}
