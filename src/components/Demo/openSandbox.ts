import { getSharedTheme, themeModule } from '../../browser/demos/demoThemes';
import { packParameters, postForm } from '../../browser/demos/sandboxPost';
import { loadThemedProviders } from '../../browser/demos/themedProviders';
import { buildSandbox } from '../../model/demos/buildSandbox';
import { formatTheme } from '../../model/demoTheme/ThemeChoices';
import type { DemoBlock } from '../../model/demos/demo';
import { sandboxForm, type SandboxHost } from '../../model/demos/sandboxForm';
import { fetchExtras, fetchKit, type ShownCode } from './demoExtras';

/**
 * Opens a demo, including the reader's edit, as a project in an online sandbox.
 * @throws 'The project is too large for a sandbox', or if its files could not be loaded
 */
export async function openSandbox(host: SandboxHost, block: DemoBlock, code: ShownCode): Promise<void> {
  const extras = await fetchExtras(block.extrasHref);
  const kit = await fetchKit(extras.kitHref);
  const theme = formatTheme(getSharedTheme())
    ? themeModule(await loadThemedProviders(), kit.productId, code.variant)
    : undefined;
  const { variant, files: edited } = code;
  const project = buildSandbox({ name: block.name, variant, edited, extras, kit, theme });
  postForm(sandboxForm(host, project, packParameters));
}
