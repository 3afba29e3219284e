export type Term = { label: string; value: string }

/** Bounds of an offer in large figures. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3">
      {terms.map(({ label, value }) => (
        <div key={label} className="flex flex-col gap-1 rounded-md bg-brand-soft p-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="mt-auto font-bold text-brand-text leading-snug sm:text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
