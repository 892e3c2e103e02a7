import { packParameters, postForm } from '../../browser/demos/sandboxPost';
import { buildSandbox } from '../../model/demos/buildSandbox';
import type { DemoBlock } from '../../model/demos/demo';
import { sandboxForm, type SandboxHost } from '../../model/demos/sandboxForm';
import { fetchExtras, fetchKit, type ShownCode } from './demoExtras';

/**
 * Opens a demo, as the reader sees it, as a project in a sandbox.
 * @throws 'The project is too large for a sandbox', or when its parts can't be fetched
 */
export async function openSandbox(host: SandboxHost, block: DemoBlock, code: ShownCode): Promise<void> {
  const extras = await fetchExtras(block.extrasHref);
  const kit = await fetchKit(extras.kitHref);
  const project = buildSandbox({ name: block.name, variant: code.variant, edited: code.edited, extras, kit });
  postForm(sandboxForm(host, project, packParameters));
}
