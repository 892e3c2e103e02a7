export default function Form() {
  return (
    <label className="grid gap-1 border-s-4 border-sky-700 ps-3 font-medium" data-probe="label">
      Street
      <input className="rounded border border-slate-400 px-2 py-1" data-probe="input" />
    </label>
  );
}
