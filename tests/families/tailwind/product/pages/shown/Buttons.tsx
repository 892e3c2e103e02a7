export default function Buttons() {
  return (
    <div className="flex gap-3">
      <button
        type="button"
        className="rounded-md bg-sky-700 px-4 py-2 text-white dark:bg-sky-300 dark:text-black"
        data-probe="button"
      >
        Save
      </button>
      <span className="rounded-full bg-amber-100 px-2 text-sm text-amber-900" data-probe="badge">
        Draft
      </span>
      <h2 data-probe="heading">Order</h2>
      <a href="https://example.com/" data-probe="link">
        Terms
      </a>
    </div>
  );
}
