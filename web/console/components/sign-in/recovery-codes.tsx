/** Codes to be written down, in halves that are easy to copy by hand. */
export function RecoveryCodes({ codes, label }: { codes: readonly string[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-page p-4 font-mono text-base tabular-nums"
    >
      {codes.map((code) => (
        <li key={code}>{`${code.slice(0, 5)}-${code.slice(5)}`}</li>
      ))}
    </ul>
  )
}
