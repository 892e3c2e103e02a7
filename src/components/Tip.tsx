/**
 * The name of an icon button, shown below it on hover and on keyboard focus. Put it inside the button; the
 * button has an accessible name of its own.
 */
export function Tip({ children }: { children: string }) {
  return (
    <span className="tip" aria-hidden="true" dir="auto">
      {children}
    </span>
  );
}
