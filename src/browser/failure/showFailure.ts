import { fillFailure, type FailureTexts } from './fillFailure';

const ID = '_failure';
const SHOWN_MS = 15_000;

/** Says above the page that a part could not be loaded. The page stays as it is. */
export function showFailure(texts: FailureTexts, className: string): void {
  document.getElementById(ID)?.remove();
  const box = document.createElement('div');
  box.id = ID;
  box.className = className;
  document.body.append(box);
  fillFailure(box, texts);
  setTimeout(() => box.remove(), SHOWN_MS);
}
