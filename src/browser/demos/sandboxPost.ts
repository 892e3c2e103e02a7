import { compressToBase64 } from 'lz-string';
import type { SandboxForm } from '../../model/demos/sandboxForm';

/** Posts a form into a new tab. */
export function postForm({ action, fields }: SandboxForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Compresses a text as CodeSandbox expects it: LZ, then base64 with URL-safe characters. */
export function packParameters(text: string): string {
  return compressToBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
