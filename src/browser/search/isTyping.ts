/** Whether what is typed goes into a field of the page. */
export function isTyping(): boolean {
  return (
    document.activeElement?.matches('input:not([type=radio]),textarea,select,[contenteditable]') ?? false
  );
}
