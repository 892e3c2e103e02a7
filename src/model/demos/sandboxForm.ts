import type { SandboxProject } from './buildSandbox';

/** A form that opens a project in a sandbox when posted. */
export interface SandboxForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

export type SandboxHost = 'stackblitz' | 'codesandbox';

/** The addresses that forms are posted to; the content security policy allows only these. */
export const SANDBOX_ACTIONS: Readonly<Record<SandboxHost, string>> = {
  stackblitz: 'https://stackblitz.com/run',
  codesandbox: 'https://codesandbox.io/api/v1/sandboxes/define',
};

/** Size limit, larger than any demo needs. The sandbox would refuse a larger form. */
export const SANDBOX_MAX_CHARACTERS = 400_000;

/** Packs a text for the CodeSandbox form. Passed as a parameter because it comes from a separate library. */
export type Pack = (text: string) => string;

function stackBlitzForm({ title, description, files, openFile }: SandboxProject): SandboxForm {
  const fields: Record<string, string> = {
    'project[title]': title,
    'project[description]': description,
    'project[template]': 'node',
  };
  for (const [path, text] of Object.entries(files)) fields[`project[files][${path}]`] = text;
  return { action: `${SANDBOX_ACTIONS.stackblitz}?file=${encodeURIComponent(openFile)}`, fields };
}

function codeSandboxForm({ files, openFile }: SandboxProject, pack: Pack): SandboxForm {
  const entries = Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]);
  return {
    action: SANDBOX_ACTIONS.codesandbox,
    fields: {
      parameters: pack(JSON.stringify({ files: Object.fromEntries(entries) })),
      query: `file=/${openFile}`,
      environment: 'server',
    },
  };
}

/**
 * Returns the form that opens a project in a sandbox.
 * @throws 'The project is too large for a sandbox' above `SANDBOX_MAX_CHARACTERS`
 */
export function sandboxForm(host: SandboxHost, project: SandboxProject, pack: Pack): SandboxForm {
  const size = Object.entries(project.files).reduce(
    (sum, [path, text]) => sum + path.length + text.length,
    0,
  );
  if (size > SANDBOX_MAX_CHARACTERS) throw new Error('The project is too large for a sandbox');
  return host === 'stackblitz' ? stackBlitzForm(project) : codeSandboxForm(project, pack);
}
